"""The application: every address, and what is asked of every request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect

from meseta.processes import NoAnswer
from meseta.web.api import endpoints
from meseta.web.http.errors import (
    answer_failure,
    answer_no_answer,
    answer_not_found,
    answer_refusal,
    answer_unavailable,
    answer_unreadable,
)
from meseta.web.http.guard import Guard
from meseta.web.http.hosts import ServerSettings
from meseta.web.http.load import Load
from meseta.web.http.monitoring import Metrics, health, metrics_page
from meseta.web.http.network import Network
from meseta.web.http.rate_limits import RateLimits
from meseta.web.http.refusals import Refused
from meseta.web.http.routes import BoundedRoute, act, fetch, look, look_and_act, make, think, watch
from meseta.web.http.services import Services
from meseta.web.http.static_files import static_file
from meseta.web.http.supervision import Supervisor
from meseta.web.http.turns import RequestLines
from meseta.web.leagues import league_actions, league_files, league_pages
from meseta.web.leagues.organizer import Organizer
from meseta.web.learn import lessons, rule_pages
from meseta.web.lobby import lobby, new_table
from meseta.web.operator.operator_page import operator_page
from meseta.web.people import account, api_tokens, club, installing, notifications, push_settings
from meseta.web.people.club import Club
from meseta.web.people.mail_settings import MailSettings, read_mail_settings
from meseta.web.people.notifications import Notifications
from meseta.web.people.web_push import WebPush
from meseta.web.puzzles import puzzle_pages
from meseta.web.replay import match_files, replay_pages
from meseta.web.replay.analyses import Analyst
from meseta.web.replay.replays import Shelf
from meseta.web.store.errors import UNAVAILABLE, UnreadableText
from meseta.web.store.store import Store
from meseta.web.study import new_study, study_pages
from meseta.web.study.studies import Studies
from meseta.web.table import actions, chat, invitations, leaving, page
from meseta.web.table.hub import Hub
from meseta.web.table.timeouts import keep_time
from meseta.web.table.workers import Workers
from meseta.web.workshop import box_files, box_pages

PACKED = 6
"""How hard answers are pressed together: harder takes a quarter longer and saves nothing."""
THREADS = 32
"""So many may wait for the database, or draw, at once."""

ROUTES: list[BoundedRoute] = [
    act("/t/{table}/play", actions.play),
    act("/t/{table}/end", actions.end),
    fetch("/static/{version}/{name:path}", static_file),
    fetch("/manifest.webmanifest", installing.manifest),
    fetch("/service-worker.js", installing.service_worker),
    fetch("/offline", installing.offline),
    look("/", lobby.lobby),
    make("/play", lobby.play_now),
    look("/new/{game}", new_table.form_page),
    make("/new/{game}", new_table.make_table),
    look("/new/{game}/fits", new_table.fitting),
    look("/join/{invitation}", invitations.invitation),
    make("/join/{invitation}", invitations.accept),
    look("/t/{table}", replay_pages.table_page),
    look("/t/{table}/at", replay_pages.replay_step),
    look("/t/{table}/scoring", replay_pages.scoring),
    look("/t/{table}/rey", replay_pages.rey),
    think("/t/{table}/analyze", replay_pages.analyze),
    look("/t/{table}/export", match_files.export),
    look("/import", match_files.import_page),
    think("/import", match_files.bring, match_files.MOST_FILE),
    act("/import/remove", match_files.remove),
    look("/t/{table}/stream", page.stream),
    look("/t/{table}/ghost", page.ghost),
    look("/t/{table}/leads", page.leads),
    look("/t/{table}/result", replay_pages.result_page),
    act("/t/{table}/back", actions.back),
    act("/t/{table}/order", actions.order),
    act("/t/{table}/seat", actions.change_seat),
    think("/t/{table}/hint", actions.hint),
    make("/t/{table}/rematch", actions.rematch),
    make("/t/{table}/invite", invitations.new_invitation),
    look("/t/{table}/since", page.since),
    look("/t/{table}/chat", chat.read),
    act("/t/{table}/chat", chat.say),
    act("/t/{table}/leave", leaving.leave),
    act("/t/{table}/renew", leaving.renew),
    look("/club", club.page),
    look("/leagues", league_pages.list_page),
    look("/leagues/new/{game}", league_pages.form_page),
    make("/leagues/new/{game}", league_pages.make),
    look("/leagues/come/{invitation}", league_pages.league_page),
    make("/leagues/come/{invitation}", league_actions.come),
    look("/leagues/{league}", league_pages.league_page),
    look("/leagues/{league}/csv", league_files.csv_file),
    act("/leagues/{league}/leave", league_actions.leave),
    make("/leagues/{league}/bot", league_actions.add_bot),
    act("/leagues/{league}/remove", league_actions.remove),
    make("/leagues/{league}/begin", league_actions.begin),
    make("/leagues/{league}/end_round", league_actions.end_round),
    act("/leagues/{league}/close", league_actions.close),
    look("/me/stream", notifications.stream),
    make("/me/mail", notifications.set_mail),
    make("/me/hook", notifications.set_hook),
    act("/me/hook/try", notifications.try_hook),
    look("/me/push", push_settings.push_key),
    make("/me/push", push_settings.add_device),
    act("/me/push/change", push_settings.change_device),
    act("/me/push/remove", push_settings.remove_device),
    act("/me/push/try", push_settings.try_device),
    look_and_act("/mail/confirm/{secret}", notifications.confirm_mail),
    look_and_act("/mail/leave/{secret}", notifications.leave_mail),
    look("/me", account.me),
    act("/me", account.change_me),
    make("/me/device", account.add_device),
    act("/me/device/remove", account.remove_device),
    make("/me/delete", account.forget_me),
    make("/me/token", api_tokens.make_token),
    act("/me/token/remove", api_tokens.revoke_token),
    look("/come/{token}", account.come),
    make("/come/{token}", account.arrive),
    look("/network", account.network),
    act("/network", account.open_network),
    watch("/health", health),
    watch("/metrics", metrics_page),
    watch("/operator", operator_page),
    look("/study", new_study.study_list),
    think("/study", new_study.make_study, new_study.MOST_SENT),
    look("/study/new/{game}", new_study.new_form),
    look("/study/{study}", study_pages.study_page),
    look("/study/{study}/sheet", study_pages.sheet),
    look("/study/{study}/ghost", study_pages.ghost),
    look("/study/{study}/leads", study_pages.leads),
    look("/study/{study}/file", study_pages.study_file),
    look("/study/{study}/position", study_pages.position),
    look("/study/{study}/edit", study_pages.edit_page),
    act("/study/{study}/play", study_pages.play),
    act("/study/{study}/back", study_pages.back),
    act("/study/{study}/note", study_pages.note),
    act("/study/{study}/promote", study_pages.promote),
    act("/study/{study}/prune", study_pages.prune),
    think("/study/{study}/hint", study_pages.think),
    act("/study/{study}/check", study_pages.check),
    act("/study/{study}/set_up", study_pages.set_up),
    act("/study/{study}/rename", study_pages.rename),
    act("/study/{study}/share", study_pages.share),
    act("/study/{study}/copy", study_pages.copy),
    act("/study/{study}/remove", study_pages.remove),
    look("/games/{game}", rule_pages.guide_page),
    look("/games/{game}/components", rule_pages.components_page),
    look("/games/{game}/box", box_pages.shelf_page),
    make("/games/{game}/box", box_pages.begin_box),
    think("/games/{game}/box/import", box_files.import_box, box_files.MOST_FILE),
    look("/games/{game}/box/compare", box_pages.compare_page),
    look("/box/{box}", box_pages.box_page),
    look("/box/{box}/bench", box_pages.bench_page),
    look("/box/{box}/component", box_pages.component),
    look("/box/{box}/newcomers", box_pages.newcomers),
    look("/box/{box}/file", box_files.export_box),
    look("/box/{box}/corrections", box_files.export_corrections),
    act("/box/{box}/step", box_pages.step),
    act("/box/{box}/undo", box_pages.undo),
    act("/box/{box}/count", box_pages.count),
    act("/box/{box}/describe", box_pages.describe),
    make("/box/{box}/copy", box_pages.copy),
    act("/box/{box}/remove", box_pages.remove),
    look("/t/{table}/box", box_pages.table_box_page),
    look("/games/{game}/options", rule_pages.options_page),
    look("/games/{game}/paragraph/{paragraph}", rule_pages.paragraph),
    look("/learn/{game}", lessons.lessons_page),
    look("/learn/{game}/{lesson}", lessons.lesson_page),
    look("/learn/{game}/{lesson}/ghost", lessons.ghost),
    act("/learn/{game}/{lesson}/play", lessons.play),
    act("/learn/{game}/{lesson}/back", lessons.back),
    act("/learn/{game}/{lesson}/end", lessons.end),
    think("/learn/{game}/{lesson}/hint", lessons.hint),
    look("/puzzles", puzzle_pages.puzzle_list),
    look("/puzzles/next/{set}", puzzle_pages.next_page),
    look("/puzzles/first/{game}", puzzle_pages.first_page),
    look("/puzzles/{puzzle}", puzzle_pages.puzzle_page),
    look("/puzzles/{puzzle}/ghost", puzzle_pages.ghost),
    act("/puzzles/{puzzle}/play", puzzle_pages.play),
    act("/puzzles/{puzzle}/back", puzzle_pages.back),
    act("/puzzles/{puzzle}/solution", puzzle_pages.solution),
    act("/puzzles/{puzzle}/end", puzzle_pages.end),
    *endpoints.ROUTES,
]


def make_app(
    store: Store,
    workers: Workers,
    settings: ServerSettings | None = None,
    mail: MailSettings | None = None,
    limits: RateLimits | None = None,
) -> Starlette:
    """The application over a store."""
    serving = settings or ServerSettings()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        bounds = limits or RateLimits()
        tasks, metrics, load, network = Supervisor(), Metrics(), Load(bounds.factor), Network(app)
        hub = Hub(store, workers, tasks)
        notifications = Notifications(hub, mail or read_mail_settings(serving.public_address))
        analyst = Analyst(hub, store, workers)
        organizer = Organizer(hub, notifications)
        services: Services = {
            ServerSettings: serving,
            Metrics: metrics,
            Load: load,
            Supervisor: tasks,
            RateLimits: bounds,
            RequestLines: RequestLines(),
            Store: store,
            Hub: hub,
            Notifications: notifications,
            Analyst: analyst,
            Organizer: organizer,
            Shelf: Shelf(),
            Studies: Studies(store),
            Club: Club(),
            Network: network,
        }
        app.state.services = services
        show_numbers(metrics, hub, load, notifications.web_push)
        workers.warm_up()
        hub.caller = notifications
        hub.begin()
        tasks.keep("load", lambda: load.watch(lambda: len(workers.queues)))
        tasks.keep("clocks", lambda: keep_time(hub))
        tasks.keep("analyses", analyst.work)
        tasks.keep("leagues", organizer.work)
        if notifications.settings.sends_mail:
            tasks.keep("mail", notifications.deliver)
        try:
            yield
        finally:
            tasks.close()
            await network.close()
            await hub.close()

    return Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[
            Middleware(Guard),
            Middleware(GZipMiddleware, minimum_size=500, compresslevel=PACKED),
        ],
        exception_handlers={
            Refused: answer_refusal,
            HTTPException: answer_not_found,
            **dict.fromkeys(UNAVAILABLE, answer_unavailable),
            **dict.fromkeys((UnreadableText, ClientDisconnect), answer_unreadable),
            NoAnswer: answer_no_answer,
            Exception: answer_failure,
        },
    )


def show_numbers(metrics: Metrics, hub: Hub, load: Load, push: WebPush) -> None:
    """What is counted elsewhere and shown among the metrics."""
    store, workers, show = hub.store, hub.workers, metrics.watch
    show("entries_total", "counter", "Entries that were kept.", lambda: store.kept)
    show("tables_open", "gauge", "Tables in memory.", lambda: len(hub.tables))
    show("listeners", "gauge", "Open streams.", hub.count_streams)
    show("bots_thinking", "gauge", "Tables at which bots play.", lambda: len(hub.drivers))
    show("thoughts", "gauge", "Thoughts underway.", lambda: workers.thinking)
    show("thoughts_waiting", "gauge", "Thoughts that wait.", lambda: len(workers.queues))
    show("workers_lost_total", "counter", "Processes replaced.", lambda: workers.lost)
    show("tasks_ended_total", "counter", "Tasks begun again.", lambda: hub.tasks.ends, "task")
    show("pushes_total", "counter", "Calls to devices.", lambda: push.outcomes, "outcome")
    show("loop_late_seconds", "gauge", "How late the loop is.", lambda: round(load.late, 4))
    show("requests_waiting", "gauge", "Requests without answer yet.", lambda: load.at_once)
