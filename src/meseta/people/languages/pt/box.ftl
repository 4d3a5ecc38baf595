# O que está numa caixa, nos formulários para a corrigir; português

box-told = Quantidades e regras da caixa

# O que não encaixa

box-fault-number = Aqui só cabe de { $least } a { $most }.
box-fault-text = É preciso um texto de 1 a { $longest } letras.
box-fault-added = Não se podem acrescentar mais de { $most } novas.
