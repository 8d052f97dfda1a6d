"""Student rooms for pictures of rooms to let: a shared room, a single room, chamber and hall, a bed in a room of four.

The door is at y = 0 and the window opposite; each room is built whole, so that all of its angles show the same room.
"""
import make_goods as g
from hostel_parts import WAX, bed, bunk, ceiling, curtain, louvre_window, placed, sheet, suitcase, wall, wardrobe
from hostel_things import (bulb, calendar, ceiling_fan, clock, coffee_table, hooks, jerrycan, lockers, plastic_chair, slippers, sofa,
                           television)
from make_goods import D, box, cloth, lathe, pbr, quad, socket, sun, tiles, tube, wall_paint, world


def floor(w, length, kind, y0=0.0):
    quad([(-w / 2, y0, 0), (w / 2, y0, 0), (w / 2, y0 + length, 0), (-w / 2, y0 + length, 0)], tiles(kind), parent=None)


def window_hole(at, w, h, sill):
    return (at - w / 2, at + w / 2, sill, sill + h)


def shared(v):
    """Two beds along the side walls, one desk under the window between them."""
    w, n, h = 3.3, 4.1, 2.75
    world((.70, .69, .66), .75)
    m = wall_paint("#e9e1c8", "#86a9ab", 1.2)
    floor(w, n, "terrazzo")
    ceiling(w, n, h)
    wall((-w / 2, n), (w / 2, n), h, m, window_hole(w / 2, 1.5, 1.25, 1.0))
    wall((-w / 2, 0), (-w / 2, n), h, m)
    wall((w / 2, n), (w / 2, 0), h, m)
    wall((w / 2, 0), (-w / 2, 0), h, m)
    louvre_window(0, n, 0, 1.5, 1.25, 1.0, 150, 1)
    sun(166, 42, 22.0, angle=1.0)
    for side in (-1, 1):
        tube([(side * .80, n - .06, 2.42), (0, n - .06, 2.40)], .007, pbr("rod", "#8a8a88", .3, 1), smooth=False)
        with placed(side * .74, n - .09, 2.41):
            curtain(.42, 1.62, cloth("curtain", img=g.tex_wax("curtwax", (196, 150, 84), (150, 88, 48), (226, 196, 140)), iscale=2.6, fade=.25), 6, .030, 3 + side)
    for side, wax, pillow, blanket, seed in ((-1, 0, "#e8e4da", None, 4), (1, 3, "#d9c7b4", "#80504a", 9)):
        with placed(side * (w / 2 - .55), n - 1.18):
            bed(dict(w=.92, linen=sheet(wax), pillow=pillow, blanket=blanket, seed=seed))
    with placed(0, n - .30):
        box(.80, .46, .028, g.wood("dtop", "#b07a48", "#73492a", .34), .004, loc=(0, 0, .74))
        for x in (-.36, .36):
            for y in (-.19, .19):
                box(.045, .045, .74, g.wood("dleg", "#a87244", "#6b4326", .45, axis=2), .004, loc=(x, y, 0))
        box(.72, .02, .10, g.wood("dtop", "#b07a48", "#73492a", .34), .003, loc=(0, -.19, .64))
    with placed(-.06, n - .28, .768, 8):
        g.laptop(dict(color="#8c9198", open=20, charger=False))
    with placed(.30, n - .22, .768):
        lathe([(0, 0), (.036, 0), (.04, .09), (.037, .09), (.034, .006), (0, .005)], pbr("mugr", "#c8452f", .2, coat=.4), 40)
    with placed(-.30, n - .20, .768, 12):
        for k, c in enumerate(("#1f4f86", "#a83a30", "#d9c795")):
            box(.17, .23, .026, pbr("bk" + c, c, .4), .002, loc=(.004 * k, 0, .027 * k), rot=(0, 0, D(6 * k)))
    with placed(.02, n - .72, 0, 168):
        g.tube_chair(dict(chair="#2f5d8f"), g.empty((0, 0, 0), (0, 0, 0)))
    with placed(w / 2 - .30, n - 2.62, 0, -38):
        g.fan(dict(black=False, blade="#7fa9b8", blades=5, pan=0, tilt=4, turn=60, wires=44))
    with placed(-w / 2 + .42, n - 2.42, 0, 14):
        jerrycan(dict())
    with placed(-w / 2 + .80, n - 2.32, 0, 20):
        g.bucket(dict(hang=96), (0, 0, 0), 20, 1.0, "#14777f")
    with placed(-.36, n - 1.9, 0, 30):
        slippers(dict())
    with placed(-w / 2 + .012, n - 1.5, 0, 90):
        calendar((0, -.002, 1.62), (D(90), D(1.5), 0), parent=g.ROOT)
    with placed(w / 2 - .02, 2.2, 0, -90):
        hooks(dict())
    with placed(-w / 2, .9, 0, 90):
        bulb((-.6, -.03, 2.35))
    socket((-.52, n - .006, .62))
    with placed(w / 2 - .38, .62, 0, -90):
        wardrobe(dict(w=1.0))
        with placed(w / 2 - .36, .62, 2.03, -84):
            suitcase(dict())


def single(v):
    """One bed, a desk by the window, a wardrobe, a ceiling fan."""
    w, n, h = 3.0, 3.6, 2.8
    world((.70, .69, .66), .75)
    m = wall_paint("#ead6b2")
    floor(w, n, "grey")
    ceiling(w, n, h)
    wall((-w / 2, n), (w / 2, n), h, m)
    wall((-w / 2, 0), (-w / 2, n), h, m, window_hole(2.2, 1.4, 1.2, 1.0))
    wall((w / 2, n), (w / 2, 0), h, m)
    wall((w / 2, 0), (-w / 2, 0), h, m)
    louvre_window(-w / 2, 2.2, 90, 1.4, 1.2, 1.0, 150, 2)
    sun(-104, 36, 24.0, angle=1.0)
    tube([(-w / 2 + .06, 1.35, 2.36), (-w / 2 + .06, 3.05, 2.36)], .008, pbr("rod", "#8a8a88", .3, 1), smooth=False)
    for y, k in ((1.44, 1), (2.98, 2)):
        with placed(-w / 2 + .09, y, 2.35, 90):
            curtain(.34, 1.55, cloth("curtaing", "#7f9a86"), 5, .030, k)
    with placed(w / 2 - .56, n - 1.12):
        bed(dict(w=.98, linen=sheet(None, "#b9c6d2"), pillow="#eeeae0", pillows=2, blanket="#4a5a74", seed=3, wood="#7d4c2a", wood2="#4a2a16"))
    with placed(-w / 2 + .62, n - .31):
        wardrobe(dict(w=1.05, ajar=0))
    with placed(-w / 2 + .60, n - .32, 2.03, 4):
        suitcase(dict(color="#5a2630"))
    with placed(-w / 2 + .31, 1.72, 0, 90):
        g.desk(dict(chair="#a5322c"))
    with placed(-w / 2 + .30, 1.60, .75, 78):
        g.laptop(dict(color="#3a3d42", pad="#2d2f33", open=24, charger=False))
    with placed(-w / 2 + .20, 2.06, .75, 60):
        g.desklamp(dict(color="#2f6f58"))
    with placed(.05, 1.9, h):
        ceiling_fan(dict(turn=34))
    with placed(w / 2 - .02, 1.05, 0, -90):
        hooks(dict(things=(("plain", "#e6e2d6", .34, .76), ("plain", "#2f6f58", .32, .66), ("plain", "#23262c", .34, .84))))
    with placed(w / 2 - .9, n - 2.35, 0, 64):
        slippers(dict(color="#7a2430"))
    with placed(.05, n - .35, 0, -14):
        g.backpack(dict(color=(52, 54, 62)))
    box(1.1, 1.5, .012, cloth("rug", "#8a5a4a", sheen=.4), .004, loc=(-.28, 2.0, .002), rot=(0, 0, D(2)), parent=None)
    with placed(.40, n, 0):
        clock((0, -.012, 1.92))
    socket((.05, n - .006, .40))


def chamber(v):
    """A hall with a sofa, and behind it the chamber with its bed."""
    w, n, h = 3.7, 4.3, 2.8
    world((.70, .69, .66), .75)
    m = wall_paint("#efe9da")
    floor(w, n + 3, "cream")
    ceiling(w, n + 3, h)
    wall((-w / 2, n), (w / 2, n), h, m, (2.45, 3.35, 0, 2.08))
    wall((-w / 2, 0), (-w / 2, n), h, m)
    wall((w / 2, n), (w / 2, 0), h, m, window_hole(n - 2.3, 1.7, 1.25, .95))
    wall((w / 2, 0), (-w / 2, 0), h, m)
    louvre_window(w / 2, 2.3, -90, 1.7, 1.25, .95, 190, 3)
    sun(106, 38, 22.0, angle=1.0)
    for y, k in ((1.42, 1), (3.18, 2)):
        with placed(w / 2 - .09, y, 2.38, -90):
            curtain(.46, 1.75, cloth("curtainw", "#b4572e"), 6, .032, k)
    tube([(w / 2 - .06, 1.2, 2.39), (w / 2 - .06, 3.4, 2.39)], .009, pbr("rodb", "#b99a4a", .3, 1), smooth=False)
    # the chamber
    cm = wall_paint("#dfd3e0")
    wall((-w / 2, n + 3), (w / 2, n + 3), h, cm, window_hole(2.9, 1.0, 1.1, 1.05))
    wall((-w / 2, n + .02), (-w / 2, n + 3), h, cm)
    wall((w / 2, n + 3), (w / 2, n + .02), h, cm)
    louvre_window(-w / 2 + 2.9, n + 3, 0, 1.0, 1.1, 1.05, 110, 4, panes=2)
    with placed(w / 2 - .66, n + 1.75, 0, 0):
        bed(dict(w=1.15, linen=sheet(2), pillows=2, seed=6))
    frame = g.wood("doorframe", "#7d4c2a", "#4a2a16", .4, axis=2)
    for x in (2.42, 3.38):
        box(.07, .12, 2.12, frame, .004, loc=(-w / 2 + x, n, 0), parent=None)
    box(1.03, .12, .07, frame, .004, loc=(-w / 2 + 2.9, n, 2.08), parent=None)
    with placed(-w / 2 + 2.62, n - .03, 2.06):
        curtain(.34, 1.98, cloth("doorcurtain", img=g.tex_wax("roomwax4", *WAX[4]), iscale=2.4, fade=.2), 5, .035, 8)
    with placed(-w / 2 + 1.12, n - .46):
        sofa(dict(w=1.85, color="#6d4632", wax=True))
    with placed(-w / 2 + 1.15, n - 1.42, 0, 3):
        coffee_table(dict())
    box(1.9, 1.35, .012, cloth("rugc", img=g.tex_wax("rugwax", (120, 44, 40), (200, 160, 100), (60, 40, 50)), iscale=.8, fade=.1), .004, loc=(-w / 2 + 1.2, n - 1.4, .002), parent=None)
    with placed(-w / 2 + .28, 1.55, 0, 90):
        television(dict())
    with placed(w / 2 - .50, 3.10, 0, -52):
        plastic_chair(dict())
    with placed(w / 2 - .52, 2.25, 0, -98):
        plastic_chair(dict())
    with placed(-.1, 2.3, h):
        ceiling_fan(dict(turn=10, color="#4b2f1e"))
    with placed(-w / 2 + 1.1, n, 0):
        clock((.0, -.012, 1.95))
    with placed(-w / 2 + 2.12, n - .30, 0, 0):
        g.fridge(dict(silver=True, top=False))
    socket((-w / 2 + 2.20, n - .006, 1.1))


def four(v):
    """Two bunks, curtains round the lower beds, lockers at the window."""
    w, n, h = 3.5, 4.8, 2.85
    world((.70, .69, .66), .75)
    m = wall_paint("#e6dfcd", "#a9ad86", 1.25)
    floor(w, n, "terrazzo")
    ceiling(w, n, h)
    wall((-w / 2, n), (w / 2, n), h, m, window_hole(w / 2, 1.3, 1.3, 1.0))
    wall((-w / 2, 0), (-w / 2, n), h, m)
    wall((w / 2, n), (w / 2, 0), h, m)
    wall((w / 2, 0), (-w / 2, 0), h, m)
    louvre_window(0, n, 0, 1.3, 1.3, 1.0, 170, 5)
    sun(194, 44, 22.0, angle=1.0)
    blue = cloth("bunkcurtain", "#3d5f8f")
    print_ = cloth("bunkcurtainw", img=g.tex_wax("bunkwax", (150, 48, 44), (236, 190, 110), (248, 238, 218)), iscale=2.4, fade=.2)
    with placed(-w / 2 + .52, n - 2.05):
        bunk(dict(linens=(sheet(1), sheet(0)), seed=2, curtain=print_, side=1, drawn=.85, **{"from": "head"}))
    with placed(w / 2 - .52, n - 2.05):
        bunk(dict(linens=(sheet(None, "#c4b9a4"), None), seed=7, curtain=blue, side=-1, drawn=.50, **{"from": "head"}))
    with placed(-w / 2 + .42, n - .26):
        lockers(dict(n=2))
    with placed(w / 2 - .42, n - .26):
        lockers(dict(n=2))
    with placed(-w / 2 + .40, n - .27, 1.84, 3):
        suitcase(dict(color="#2f4f3c"))
    with placed(w / 2 - .45, n - .27, 1.84, -4):
        box(.5, .32, .26, pbr("carton", "#a98256", .9, stain=.3, vary=.1), .004)
    with placed(0, n - .27):
        box(.84, .42, .028, g.wood("dtop4", "#a9744a", "#6d4529", .36), .004, loc=(0, 0, .74))
        for x in (-.38, .38):
            box(.04, .38, .74, g.wood("dleg4", "#a87244", "#6b4326", .45, axis=2), .004, loc=(x, 0, 0))
    with placed(-.18, n - .25, .768, 10):
        g.rice_cooker(dict(color="#a3201f", flowers=False, glass=False))
    with placed(.22, n - .24, .768, -20):
        g.kettle(dict())
    with placed(.10, n - 1.15, 0, 196):
        plastic_chair(dict(color="#2f5d8f"))
    with placed(w / 2 - .62, n - 3.25, 0, 10):
        g.buckets(dict(a="#2f5fa8", b="#d8a52c"))
    with placed(-w / 2 + .45, n - 3.25, 0, 30):
        jerrycan(dict())
    with placed(-.42, n - 2.3, 0, 20):
        slippers(dict(color="#23262c"))
    with placed(.42, n - 1.8, 0, -30):
        slippers(dict(color="#7a2430"))
    with placed(-w / 2 + .014, n - 3.5, 0, 90):
        calendar((0, -.002, 1.75), (D(90), D(-1), 0), parent=g.ROOT)
    with placed(w / 2, 1.2, 0, -90):
        bulb((.0, -.03, 2.4))
    with placed(0, 2.5, h):
        ceiling_fan(dict(turn=50))


GOODS = {"room-shared": shared, "room-single": single, "room-chamber": chamber, "room-bed": four}


def shot(eye, look, mm=21, roll=0.0, ev=.1):
    return dict(room="none", eye=eye, look=look, mm=mm, roll=roll, f=16, ev=ev, reach=.8)


SHOTS = {
    "room-shared": [shot((.30, .12, 1.52), (-.05, 3.3, .82), 21, 1.0), shot((-1.25, .55, 1.55), (.85, 3.4, .72), 22, -1.6)],
    "room-single": [shot((-.75, .10, 1.55), (.10, 3.0, .90), 20, -1.0), shot((1.2, .35, 1.55), (-.75, 2.9, .78), 20, 1.4)],
    "room-chamber": [shot((.75, .10, 1.5), (-.10, 3.6, .85), 20, .8, .3), shot((-1.25, .5, 1.52), (.70, 3.7, .85), 20, -1.2, .3)],
    "room-bed": [shot((.15, .12, 1.52), (-.05, 3.8, .98), 20, 1.0), shot((1.15, .5, 1.58), (-.75, 3.2, .92), 20, -1.4)],
}
