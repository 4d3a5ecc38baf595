"""Small icons for every terrain, drawn in a square from -10 to 10, and the colours of the table."""

from __future__ import annotations

GROUND = {
    "pasture": "#b7cf7c",
    "chestnut": "#d3ac78",
    "olive": "#bcc08c",
    "vine": "#c7a5bd",
    "cereal": "#efd684",
    "lake": "#8fc3dd",
    "dead_land": "#d8cab0",
    "forest": "#7fa873",
    "house": "#e9cdb4",
    "chapel": "#e6dcc3",
    "stone_cross": "#d9d6ca",
    "military_camp": "#dcb9a0",
    "roman_milestone": "#dfd3b4",
    "rock": "#b3aca4",
    "toll": "#f1e7cf",
}
"""What the ground of a terrain is painted with."""

SEAT_COLOURS = {"blue": "#2f6fb3", "red": "#b8322a", "yellow": "#dfa41f", "green": "#3f7f4c"}
INK = "#3b3228"
PAPER = "#f6efdf"
PATH_FILL = "#e0ca97"
PATH_EDGE = "#b39a6b"
GOLD = "#d8a832"

ICONS = {
    "pasture": (
        '<ellipse cx="0" cy="1" rx="6.5" ry="4.6" fill="#fdfaf2" stroke="#6b5f4e"/>'
        '<circle cx="-6" cy="-1.5" r="2.4" fill="#4a4038"/>'
        '<path d="M-3 5v3M3 5v3" stroke="#4a4038" stroke-width="1.6"/>'
    ),
    "chestnut": (
        '<path d="M0-7C6-4 8 1 5 5 3 7-3 7-5 5-8 1-6-4 0-7Z" fill="#7a4322" stroke="#4d2812"/>'
        '<path d="M-5 4C-2 2 2 2 5 4 3 7-3 7-5 4Z" fill="#d9b48a"/>'
    ),
    "olive": (
        '<path d="M-8 6C-2 4 4-1 8-7" stroke="#5d6b2f" stroke-width="1.6" fill="none"/>'
        '<ellipse cx="-3" cy="0" rx="3" ry="4.2" fill="#55602a" transform="rotate(30-3 0)"/>'
        '<ellipse cx="4" cy="2" rx="3" ry="4.2" fill="#76823a" transform="rotate(30 4 2)"/>'
    ),
    "vine": (
        '<g fill="#6d2f63"><circle cx="-4" cy="-2" r="2.7"/><circle cx="1" cy="-2" r="2.7"/>'
        '<circle cx="6" cy="-2" r="2.7"/><circle cx="-1.5" cy="2.2" r="2.7"/>'
        '<circle cx="3.5" cy="2.2" r="2.7"/><circle cx="1" cy="6.2" r="2.7"/></g>'
        '<path d="M1-4C1-8-2-9-6-8-5-5-3-4 1-4Z" fill="#5f7d38"/>'
    ),
    "cereal": (
        '<path d="M0 8V-4" stroke="#8c6a14" stroke-width="1.5"/><g fill="#c1901c">'
        '<ellipse cx="0" cy="-6" rx="1.9" ry="3.2"/>'
        '<ellipse cx="-3" cy="-2" rx="1.8" ry="3.2" transform="rotate(-30-3-2)"/>'
        '<ellipse cx="3" cy="-2" rx="1.8" ry="3.2" transform="rotate(30 3-2)"/>'
        '<ellipse cx="-3" cy="3" rx="1.8" ry="3.2" transform="rotate(-30-3 3)"/>'
        '<ellipse cx="3" cy="3" rx="1.8" ry="3.2" transform="rotate(30 3 3)"/></g>'
    ),
    "lake": (
        '<ellipse cx="0" cy="0" rx="9" ry="6.4" fill="#3f87b5"/>'
        '<path d="M-6-1q2-2 4 0t4 0t4 0M-5 3q2-2 4 0t4 0" stroke="#e3f3fb" fill="none" '
        'stroke-width="1.2"/>'
    ),
    "dead_land": (
        '<path d="M0 8V-1M0 2L-5-4M0 0L4-6M-3-1.5L-7-1M2.5-3.5L7-3" stroke="#6d5a42" '
        'stroke-width="1.7" fill="none" stroke-linecap="round"/>'
        '<path d="M-7 8H7" stroke="#a18c6a" stroke-width="1.4"/>'
    ),
    "forest": (
        '<path d="M-3-8L2 1H-8ZM4-5L9 4H-1Z" fill="#2f5d36"/>'
        '<path d="M-3 1V6M4 4V8" stroke="#5a3d22" stroke-width="2"/>'
    ),
    "house": (
        '<path d="M-6 0H6V8H-6Z" fill="#fff6e4" stroke="#6a4a35"/>'
        '<path d="M-8 0L0-7 8 0Z" fill="#b4502f" stroke="#6a2c18"/>'
        '<path d="M-1.6 8V3.4H1.6V8Z" fill="#6a4a35"/>'
    ),
    "chapel": (
        '<path d="M-5-1H5V8H-5Z" fill="#ffffff" stroke="#6a5c48"/>'
        '<path d="M-6.5-1L0-5.5 6.5-1Z" fill="#7d8fa3" stroke="#4c5a69"/>'
        '<path d="M0-10V-5M-2-8.4H2" stroke="#3b3228" stroke-width="1.4"/>'
        '<path d="M-1.5 8V4A1.5 1.5 0 0 1 1.5 4V8Z" fill="#6a5c48"/>'
    ),
    "stone_cross": (
        '<path d="M-1.7-9H1.7V-5H6V-1.7H1.7V5H-1.7V-1.7H-6V-5H-1.7Z" fill="#8b8a84" '
        'stroke="#55544f"/><path d="M-5 8L-3.5 5H3.5L5 8Z" fill="#8b8a84" stroke="#55544f"/>'
    ),
    "military_camp": (
        '<path d="M-9 7L0-5 9 7Z" fill="#f3e7cc" stroke="#6a4a35"/>'
        '<path d="M0-5L-2.6 7H2.6Z" fill="#9d3b2c"/>'
        '<path d="M0-5V-10L5-8.2 0-6.6" fill="#9d3b2c" stroke="#3b3228" stroke-width=".8"/>'
    ),
    "roman_milestone": (
        '<path d="M-4 7V-5A4 3.4 0 0 1 4-5V7Z" fill="#cfc4a6" stroke="#6f6448"/>'
        '<path d="M-2-3H2M-2 0H2M0-3V3" stroke="#6f6448"/><path d="M-6 8H6" stroke="#6f6448" '
        'stroke-width="2"/>'
    ),
    "rock": (
        '<path d="M-9 7L-5-3-1-1 3-8 9 7Z" fill="#7b756e" stroke="#4b4742"/>'
        '<path d="M3-8L1 0 4 7M-5-3L-4 3" stroke="#a9a39b" fill="none"/>'
    ),
    "toll": (f'<path d="M0-6A6 6 0 0 1 0 6L-2 2 1 0-1-3Z" fill="{GOLD}" stroke="#8a6414"/>'),
    "exploration": (
        '<rect x="-8" y="-3" width="16" height="6" rx="1" fill="#f6efdf" stroke="#3b3228"/>'
        '<path d="M-4-3V3M0-3V3M4-3V3" stroke="#3b3228" stroke-width=".8"/>'
    ),
    "half_coin": f'<path d="M0-6A6 6 0 0 1 0 6L-2 2 1 0-1-3Z" fill="{GOLD}" stroke="#8a6414"/>',
    "cylinder": (
        '<path d="M-4-5V5A4 2 0 0 0 4 5V-5Z" fill="#f6efdf" stroke="#3b3228"/>'
        '<ellipse cx="0" cy="-5" rx="4" ry="2" fill="#ffffff" stroke="#3b3228"/>'
    ),
    "religion": '<path d="M0-8V8M-5-3H5" stroke="#3b3228" stroke-width="2.2"/>',
    "castle": (
        '<path d="M-9 8V-4H-6V-7H-3V-4H3V-7H6V-4H9V8Z" fill="#efe9dc" stroke="#3b3228"/>'
        '<path d="M-2 8V3A2 2 0 0 1 2 3V8Z" fill="#3b3228"/>'
    ),
}
