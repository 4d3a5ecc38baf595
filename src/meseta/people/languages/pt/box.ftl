# O que está numa caixa, nos formulários para a corrigir; português

box-told = Quantidades e regras da caixa
