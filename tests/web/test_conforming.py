"""Requests made up from the document: nothing breaks, and every answer is as the document says.

`MESETA_MORE=…` makes so many times as many.
"""

from __future__ import annotations

import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from meseta.web.api import endpoints
from meseta.web.api.operations import document_of
from meseta.web.http.refusals import STATUS
from tests.support.web.programs import Program, token_of
from tests.support.web.served import Server

pytest_plugins = ("schemathesis.pytest.plugin",)
MORE = int(os.environ.get("MESETA_MORE", "1"))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
REAL = {"table": "", "invitation": ""}
"""Names of things that are there, so that not everything is missing."""


@pytest.fixture(scope="session")
def program(server: Server) -> Program:
    """A program with a table at which it sits twice, and one at which a seat is open."""
    bot = Program(server, token_of(server.person("Ana")))
    REAL["table"] = bot.make(["me", "here"], options={"short": True}, hints="no")["table"]
    [invited] = bot.make(["me", "friend"])["invitations"]
    REAL["invitation"] = invited["invitation"]
    return bot


document = document_of(endpoints.OPERATIONS, endpoints.NAMES, STATUS, "en", "http://127.0.0.1")
schema = schemathesis.openapi.from_dict(document).exclude(operation_id="stream")
"""All operations that end; a stream does not."""


@schema.parametrize()
@settings(
    max_examples=3 * MORE,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_answers_are_as_the_document_says(case: Case[Any], program: Program) -> None:
    given = case.path_parameters or {}
    for name in given if case.meta and case.meta.generation.mode.is_positive else ():
        if name in REAL and len(given[name]) % 2:
            given[name] = REAL[name]
    headers = dict(program.client.headers)
    case.call_and_validate(base_url=program.server.address, checks=CHECKS, headers=headers)
