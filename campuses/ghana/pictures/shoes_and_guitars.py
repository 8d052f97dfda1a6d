"""A pair of sneakers and a guitar."""
import math

import make_goods as g
import numpy as np
from found_things import circle, cutout
from hostel_parts import placed
from make_goods import D, box, catmull, cloth, decal, empty, lathe, loft, mesh, pbr, ring, rrect, tube, wood


def along(points, t):
    """A point of a polyline at 0..1 of its knots, smooth."""
    xs = np.linspace(0, 1, len(points))
    return np.array([np.interp(t, xs, [p[k] for p in points]) for k in range(len(points[0]))])


def shoe(m, v):
    """One shoe whose toe faces -Y; a sole, an upper of slanted rings, a tongue, laces."""
    side = v["side"]
    upper = cloth("shoeupper" + v["color"], v["color"], sheen=.15, weave=1500, rough=.75)
    trim = pbr("shoetrim" + v["trim"], v["trim"], .5, bump=.25, bscale=1600, smudge=.15, dust=.15)
    rubber = pbr("shoesole", "#e4e0d4", .55, stain=.5, dust=.25, scratch=.0)
    lining = cloth("shoelining", "#c9c4b8", sheen=.3)
    n = 56

    def outline(front, back, w, k):
        pts = []
        for i in range(n):
            a = 2 * math.pi * i / n
            c, s = math.cos(a), math.sin(a)
            q = .5 + .5 * c  # 1 at the toe
            waist = 1 - .16 * math.exp(-((q - .42) / .16) ** 2) * (1 if s * side > 0 else .35) - .16 * (1 - q) ** 1.5
            x = w * waist * math.copysign(abs(s) ** .72, s) + side * .010 * q * q
            pts.append((x, -(back[0] + (front[0] - back[0]) * (q ** .94)), back[1] + (front[1] - back[1]) * q ** k))
        return pts
    sole = [outline((.150 + d, z + .010), (-.132 - d, z), .049 + d, 5) for d, z in ((-.004, 0), (0, .003), (.001, .016), (-.001, .026), (-.003, .027))]
    loft(sole, rubber, angle=50)
    loft([outline((.1515, z + .010), (-.1335, z), .0505, 5) for z in (.0120, .0150)], trim, angle=50, cap=False)
    F = [(.146, .034), (.145, .048), (.128, .062), (.098, .070), (.066, .082), (.030, .100), (.014, .112)]
    B = [(-.128, .024), (-.131, .036), (-.130, .050), (-.127, .064), (-.125, .076), (-.126, .090), (-.129, .102)]
    W = [.046, .0485, .0475, .044, .0405, .0365, .034]
    rings = []
    for t in np.linspace(0, 1, 34):
        f, b = along(F, t), along(B, t)
        w = along([(x,) for x in W], t)[0]
        rg = outline(tuple(f), tuple(b), w, 1.6)
        dip = .022 * max(0, t - .55) / .45
        rings.append([(x, y, z - dip * math.sin(math.pi * (.5 - (y + .06) / .22)) ** 2 * (abs(x) / .04)) for x, y, z in rg])
    o = loft(rings, upper, cap=False, angle=80)
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness, s.offset = .0035, -1
    tube(rings[-1], .0042, lining, cyclic=True)
    loft([[(p[0] * .9, p[1], p[2] * .6 + .012) for p in rings[-1]], [(p[0] * .2, p[1] * .9, .034) for p in rings[-1]]], lining, angle=80, cap=False)
    # toe cap, heel counter, side patches: offset copies of bands of the upper
    for lo, hi, pick in ((0, 8, lambda y: y < -.088), (0, 20, lambda y: y > .080)):
        V, idx, Fc = [], {}, []
        for i in range(lo, hi):
            for j in range(n):
                q = [(i, j), (i, (j + 1) % n), (i + 1, (j + 1) % n), (i + 1, j)]
                if all(pick(rings[a][b][1]) for a, b in q):
                    for a, b in q:
                        if (a, b) not in idx:
                            idx[(a, b)] = len(V)
                            x, y, z = rings[a][b]
                            c = np.array([x, y - (-.10 if y < 0 else .09), (z - .03) * .8])
                            c = c / (np.linalg.norm(c) + 1e-9) * .0014
                            V.append((x + c[0], y + c[1], z + abs(c[2])))
                    Fc.append([idx[k] for k in q])
        if Fc:
            p = mesh(V, Fc, trim, angle=80)
            st = p.modifiers.new("t", "SOLIDIFY")
            st.thickness = .0015
    for s_ in (-1, 1):  # a chevron on each side
        for dy in (0, .022):
            pts = []
            for t, y in zip(np.linspace(.05, .62, 7), np.linspace(-.020 - dy, .028 - dy, 7)):
                rg = rings[int(t * 33)]
                x, yy, z = min((p for p in rg if p[0] * s_ > 0), key=lambda p: abs(p[1] - y))
                pts.append((x + s_ * .0012, yy, z))
            tube(pts, .0042, trim, res=2)
    tongue(rings, upper, lining, trim)


def tongue(rings, upper, lining, trim):
    """Tongue, eyelet stays and laces over the instep."""
    lace = pbr("lace", "#efece2", .85, stain=.3, bump=.5, bscale=1800)
    line = [along([(-.090, .072), (-.060, .084), (-.030, .100), (-.010, .115), (.004, .136)], t) for t in np.linspace(0, 1, 14)]
    V = []
    for k, (y, z) in enumerate(line):
        for i in range(7):
            a = i / 6 * 2 - 1
            V.append((a * (.019 + .006 * k / 13), y, z + .005 - .011 * a * a))
    Fc = [(7 * k + i, 7 * k + i + 1, 7 * k + i + 8, 7 * k + i + 7) for k in range(13) for i in range(6)]
    o = mesh(V, Fc, upper, angle=80)
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness = .006
    for sx in (-1, 1):
        pts = [(sx * (.0195 + .003 * t), *(along(line, t) + np.array([0, -.0005]))) for t in np.linspace(.05, .74, 10)]
        rr = [[(p[0] + a * .8 + 0 * b, p[1], p[2] + b - sx * a * .55 * sx) for a, b in rrect(.014, .004, .0015, 3)] for p in pts]
        loft(rr, trim, angle=60)
    for k in range(6):
        y, z = along(line, .06 + .125 * k)
        y2, z2 = along(line, .06 + .125 * k + (.07 if k < 5 else 0))
        tube([(-.022, y, z), (-.012, y - .001, z + .0095), (.012, y2, z2 + .0095), (.022, y2, z2)], .0026, lace)
    y, z = along(line, .70)
    for sx in (-1, 1):
        tube([(0, y, z + .010), (sx * .020, y - .016, z + .020), (sx * .034, y - .012, z + .008), (sx * .018, y - .004, z + .008), (0, y, z + .010)], .0024, lace)
        tube([(0, y, z + .010), (sx * .014, y - .028, z + .004), (sx * .030, y - .050, z - .012)], .0024, lace)


def sneakers(v):
    v = dict(dict(color="#2c3f63", trim="#e6e2d6"), **v)
    for side, x, y, turn, roll in ((-1, -.062, .0, 8, 0), (1, .070, .035, -16, 0)):
        with placed_in(x, y, 0, turn):
            shoe(None, dict(v, side=side))


def placed_in(x, y, z, turn):
    """`placed`, but inside the good's own place."""
    o = g.ROOT.location
    a = g.ROOT.rotation_euler[2]
    c, s = math.cos(a), math.sin(a)
    return placed(o[0] + x * c - y * s, o[1] + x * s + y * c, o[2] + z, turn + math.degrees(a))


def guitar(v):
    """An acoustic guitar that leans back against a wall."""
    g.ROOT = empty((0, 0, .004), (D(-13), 0, D(v.get("turn", 6))))
    top = wood("guitartop", v.get("top", "#c98f4e"), v.get("top2", "#a56a34"), .22, axis=2, scale=.7, coat=.6, scratch=.04)
    side = wood("guitarside", "#6d3d22", "#3f2012", .25, axis=0, coat=.6)
    dark = wood("guitarneck", "#4a2c1a", "#2a170d", .4, axis=2)
    fret = pbr("fret", "#c9c4b0", .25, 1)
    right = [(.0, 0), (.09, .004), (.165, .045), (.192, .13), (.172, .215), (.128, .285), (.122, .335), (.142, .40), (.132, .455), (.085, .487), (.0, .492)]
    half = catmull(right, 8)
    rim = [(p[0], p[1]) for p in half] + [(-p[0], p[1]) for p in half[-2:0:-1]]
    up = (D(90), 0, 0)
    cutout([rim], .094, side, .002, loc=(0, .05, 0), rot=up)
    cutout([[(x * .985, .003 + y * .988) for x, y in rim], circle(0, .335, .050, 48)], .004, top, .0008, loc=(0, .0015, 0), rot=up)
    tube([(x * .985, -.001, .003 + y * .988) for x, y in rim], .0022, pbr("binding", "#e6dcc2", .4), cyclic=True)
    lathe([(0, 0), (.0505, 0)], pbr("soundhole", "#0e0906", .9), 48, loc=(0, .0006, .335), rot=up)
    for r, c in ((.054, "#2a170d"), (.059, "#e2d3ac"), (.064, "#2a170d")):
        ring(r, .0014, pbr("rosette" + c, c, .4), loc=(0, -.0012, .335), rot=up)
    guard = [(.052, .315), (.070, .28), (.100, .262), (.105, .235), (.080, .212), (.048, .225), (.030, .268), (.034, .295)]
    cutout([[(p[0], p[1]) for p in catmull(guard + guard[:1], 6)][:-1]], .0012, pbr("pickguard", "#1c0f0a", .12, coat=.5), .0003, loc=(0, -.0020, 0), rot=up)
    box(.15, .010, .026, dark, .003, loc=(0, -.006, .125))
    box(.076, .004, .003, pbr("bone", "#ece3cc", .3), .0008, loc=(0, -.0125, .142))
    neck = [[(x, y + .012, z) for x, y in rrect(.054 - .010 * t, .024, .010, 4)] for t, z in ((0, .47), (.5, .66), (1, .835))]
    loft(neck, dark, angle=60)
    board = [[(x, y - .004, z) for x, y in rrect(.056 - .011 * t, .008, .0015, 2)] for t, z in ((0, .392), (1, .835))]
    loft(board, pbr("fretboard", "#24140d", .5, smudge=.2), angle=40)
    for k in range(1, 19):
        z = .835 - .65 * (1 - 2 ** (-k / 12))
        if z > .396:
            box(.055 - .011 * (z - .392) / .443, .0022, .0022, fret, .0006, loc=(0, -.0085, z))
        if k in (3, 5, 7, 9, 12, 15):
            lathe([(0, .0006), (.0032, .0004), (.0034, 0)], pbr("dot", "#e9e2cf", .3), 20, loc=(0, -.0081, z + .017), rot=up)
    box(.045, .010, .005, pbr("bone", "#ece3cc", .3), .0008, loc=(0, -.008, .835))
    e = empty((0, .006, .838), (D(-12), 0, 0))
    cutout([[(-.024, 0), (-.036, .05), (-.038, .150), (-.020, .166), (0, .160), (.020, .166), (.038, .150), (.036, .05), (.024, 0)]], .014, side, .0015, rot=up, parent=e)
    decal(g.tex_label("guitarmark", "Sankora", 300, 90, fg=(226, 200, 130), size=74, face="liberation/LiberationSerif-Bold"), .040, .012, (0, -.0095, .136), parent=e)
    for s in (-1, 1):
        for k in range(3):
            z = .035 + .040 * k
            tube([(s * .020, -.009, z), (s * .020, -.016, z)], .0028, fret, smooth=False, parent=e)
            tube([(s * .036, .004, z), (s * .050, .004, z)], .0022, fret, smooth=False, parent=e)
            box(.004, .012, .015, pbr("tuner", "#ece3cc", .3), .002, loc=(s * .054, .004, z), parent=e, base=False)
    for k in range(6):
        q = (k - 2.5) / 2.5
        tube([(q * .027, -.0135, .138), (q * .0185, -.0115, .838), (math.copysign(.020, q) * 1, -.010, .875 + .040 * (2 - abs(int(k - 2.5 + (.5 if q > 0 else -.5)))))], .0006 if k > 2 else .0009, pbr("string" + str(k > 2), "#d9d6cf" if k > 2 else "#b48f5a", .25, 1), smooth=False, res=1)


GOODS = dict(sneakers=sneakers, guitar=guitar)
HALL = dict(lower="#b7a27a", floor="terrazzo", back=.42, sx=.6, sun=((-1.1, -1.0, 1.75), (.1, .2, .35), 330))
SHOTS = {
    "sneakers": [dict(room="tile", opt=dict(upper="#e6dcc0", lower="#8fa7a0", floor="cream", back=.62, sx=.9), az=-34, el=34, dist=.52, look=(.0, .0, .035), mm=28, roll=-2, rotz=10, near=.02, f=10),
                 dict(room="tile", opt=dict(upper="#e6dcc0", lower="#8fa7a0", floor="cream", back=.62, sx=.9), az=58, el=24, dist=.50, look=(.0, .0, .04), mm=28, roll=2, rotz=10, near=.02, f=10)],
    "guitar": [dict(room="tile", opt=HALL, at=(0, .14, 0), az=-16, el=15, dist=1.16, look=(.0, .2, .48), mm=27, roll=1.4),
               dict(room="tile", opt=HALL, at=(0, .14, 0), az=24, el=30, dist=.80, look=(.0, .12, .34), mm=27, roll=-3)],
}
