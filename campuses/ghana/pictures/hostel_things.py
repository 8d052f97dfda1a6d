"""Things that stand or hang in student rooms: seats, lockers, fans, doors, clothes, small goods.

A thing faces -Y and stands at the origin of `placed(x, y, z, turn)`. Units are metres.
"""
import math

import make_goods as g
import numpy as np
from hostel_parts import curtain
from make_goods import D, box, cloth, cushion, decal, empty, lathe, mesh, pbr, ring, tube, wood
from PIL import Image, ImageDraw


def lockers(v):
    """Steel lockers, two doors high."""
    m = pbr("lockersteel", v.get("color", "#77828a"), .38, .15, dust=.3, scratch=.3, smudge=.15, stain=.2)
    dark = pbr("lockergap", "#15171a", .8)
    brass = pbr("lockbrass", "#b48f4a", .28, 1, smudge=.2)
    n, w, h = v.get("n", 2), .38, 1.8
    box(n * w, .46, h, m, .003, loc=(0, 0, .04))
    box(n * w - .06, .40, .04, dark, 0)
    for i in range(n):
        x = (i - (n - 1) / 2) * w
        for z in (.06, .06 + h / 2):
            box(w - .012, .004, h / 2 - .022, dark, 0, loc=(x, -.231, z - .003))
            box(w - .022, .014, h / 2 - .032, m, .003, loc=(x, -.238, z))
            for k in range(4):
                box(.16, .004, .010, dark, .001, loc=(x, -.2455, z + h / 2 - .13 - .026 * k))
            box(.022, .014, .09, pbr("lockhandle", "#c3c4c3", .25, 1), .004, loc=(x + w / 2 - .06, -.250, z + .36))
            if v.get("locks", True):
                box(.030, .014, .026, brass, .004, loc=(x + w / 2 - .06, -.262, z + .30))
                tube([(x + w / 2 - .069, -.262, z + .324), (x + w / 2 - .069, -.262, z + .345), (x + w / 2 - .051, -.262, z + .345), (x + w / 2 - .051, -.262, z + .324)], .0025, brass, smooth=False)


def ceiling_fan(v):
    """Hangs from z = 0."""
    m = pbr("cfan", v.get("color", "#e2dfd4"), .35, dust=.5, smudge=.15)
    lathe([(0, 0), (.06, 0), (.055, -.04), (.02, -.06), (.012, -.06)], m, 40)
    tube([(0, 0, -.04), (0, 0, -.30)], .012, m, smooth=False)
    lathe([(.012, -.26), (.05, -.275), (.115, -.30), (.125, -.33), (.115, -.365), (.06, -.385), (0, -.39)], m, 64, k=1)
    ring(.122, .004, pbr("cfanring", "#b99a4a", .25, 1), loc=(0, 0, -.33))
    for k in range(3):
        e = empty((0, 0, -.335), (0, 0, D(v.get("turn", 20) + 120 * k)))
        box(.16, .035, .006, m, .002, loc=(.18, 0, 0), parent=e, base=False)
        V, F = [], []
        for i in range(12):
            t = i / 11
            hw = .055 + .022 * t if t < .95 else .06
            for j in (-1, 0, 1):
                V.append((.22 + .40 * t, j * hw, .006 + .012 * j - .004 * t))
        for i in range(11):
            for j in range(2):
                F.append((i * 3 + j, i * 3 + j + 1, i * 3 + j + 4, i * 3 + j + 3))
        o = mesh(V, F, m, angle=60, parent=e)
        s = o.modifiers.new("t", "SOLIDIFY")
        s.thickness = .004


def plastic_chair(v):
    """A moulded chair with arms."""
    m = pbr("monobloc" + v.get("color", "#e7e5de"), v.get("color", "#e7e5de"), .38, smudge=.15, dust=.25, scratch=.15, stain=.15)
    for x in (-1, 1):
        for y, tilt in ((-.20, 5), (.20, -9)):
            V = []
            for z, r in ((0, .020), (.42, .032)):
                px, py = x * (.215 + .03 * (1 - z / .42)), y + math.copysign(.035, y) * (1 - z / .42)
                V += [(px - r, py - r, z), (px + r, py - r, z), (px + r, py + r, z), (px - r, py + r, z)]
            mesh(V, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (0, 3, 2, 1), (4, 5, 6, 7)], m, bevel=.008)
    nx = 22
    V, F = [], []
    for j in range(nx):
        for i in range(nx):
            a, b = i / (nx - 1) * 2 - 1, j / (nx - 1) * 2 - 1
            V.append((a * (.235 - .02 * b), b * .225, .42 + .018 * (a * a) - .014 * (1 - a * a) * (1 - b * b) - .03 * max(0, -b - .75) * 2))
    F = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(nx - 1) for i in range(nx - 1)]
    thick(mesh(V, F, m, angle=60), .008)
    rows = 16
    for k in range(5):  # slats of the back
        x = -.15 + .075 * k
        V, F = [], []
        for j in range(rows):
            t = j / (rows - 1)
            hw = .024 if 0 < k < 4 else .034
            y = .225 + .10 * t - .05 * math.sin(t * math.pi) * .5 + .05 * (1 - (x / .2) ** 2) * t
            V += [(x * (1 + .10 * t) - hw, y, .42 + .40 * t), (x * (1 + .10 * t) + hw, y, .42 + .40 * t)]
        F = [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(rows - 1)]
        thick(mesh(V, F, m, angle=60), .008)
    tube([(x, .325 + .05 * (1 - (x / .2) ** 2), .80 + .03 * (1 - (x / .22) ** 2)) for x in np.linspace(-.21, .21, 12)], .024, m)
    for x in (-1, 1):
        tube([(x * .235, -.20, .40), (x * .250, -.20, .58), (x * .252, -.14, .635), (x * .250, .05, .64), (x * .230, .24, .66), (x * .205, .33, .78)], .020, m)


def thick(o, t):
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness, s.offset = t, 0
    return o


def sofa(v):
    """A sofa for two or three of cushions on a frame."""
    c = v.get("color", "#6b4a36")
    m = cloth("sofacloth" + c, c, sheen=.35, weave=380)
    w = v.get("w", 1.7)
    box(w - .1, .74, .26, m, .03, 4, loc=(0, 0, .08))
    for x in (-1, 1):
        cushion(.20, .82, .44, m, (x * (w / 2 - .08), -.01, .38), (0, 0, 0), 3, .34, .22)
        for y in (-.3, .3):
            lathe([(0, 0), (.022, 0), (.03, .09), (0, .09)], pbr("sofafoot", "#2b1c12", .4), 20, loc=(x * (w / 2 - .12), y, 0))
    n = v.get("seats", 2)
    sw = (w - .36) / n
    for k in range(n):
        x = (k - (n - 1) / 2) * sw
        cushion(sw - .008, .60, .17, m, (x, -.07, .42), (D(2), 0, 0), 5 + k, .30, .16)
        cushion(sw - .008, .20, .46, m, (x, .26, .66), (D(-14), 0, 0), 9 + k, .36, .26)
    cushion(w - .1, .16, .62, m, (0, .36, .45), (D(-8), 0, 0), 14, .30, .2)
    for k, col in enumerate(v.get("pillows", ("#c9892d", "#2f6f58"))):
        cushion(.36, .13, .36, cloth("sofapillow" + col, img=g.tex_wax(f"sofawax{k}", *(((200, 130, 40), (120, 40, 40), (245, 232, 200)), ((34, 92, 84), (236, 196, 90), (240, 236, 220)))[k % 2]), iscale=6) if v.get("wax") else cloth("sofapillow" + col, col),
                ((k * 2 - 1) * (w / 2 - .34), .12, .66), (D(-20), D(6 - 14 * k), D(12 - 24 * k)), 20 + k, .42, .30)


def television(v):
    """A television on a low stand, off."""
    m = wood("tvwood", "#4c3020", "#2c1a10", .35)
    w = v.get("w", 1.1)
    box(w, .38, .03, m, .004, loc=(0, 0, .42))
    box(w, .38, .03, m, .004, loc=(0, 0, .06))
    for x in (-w / 2 + .015, 0, w / 2 - .015):
        box(.03, .38, .42, m, .004, loc=(x, 0, .03))
    box(w, .012, .40, m, .002, loc=(0, .18, .05))
    bl = pbr("tvblack", "#0b0c0e", .3, smudge=.15, dust=.2)
    box(.86, .035, .50, bl, .006, loc=(0, .05, .51))
    box(.83, .004, .47, pbr("tvglass", "#07080a", .09, smudge=.10), .001, loc=(0, .031, .525))
    for x in (-.28, .28):
        box(.03, .20, .02, bl, .004, loc=(x, .04, .45))
        box(.03, .03, .06, bl, .004, loc=(x, .06, .46))
    box(.24, .16, .04, bl, .004, loc=(-.30, -.02, .09))
    lathe([(0, .002), (.003, .002), (.003, 0)], pbr("tvled", "#d8322a", .3, emit=4), 12, loc=(-.20, -.101, .11), rot=(D(90), 0, 0))


def hooks(v):
    """A rail with clothes and a towel, on a wall that faces -Y."""
    box(v.get("w", .8), .02, .07, wood("hookwood", "#a97b4a", "#6d4529"), .004, loc=(0, -.012, 1.62))
    st = pbr("hooksteel", "#b9b9b6", .25, 1)
    for k, (kind, c, w, h) in enumerate(v.get("things", (("plain", "#7d3a3a", .34, .78), ("plain", "#d8d2c4", .30, .62), ("plain", "#3d5274", .36, .70)))):
        x = -.27 + .27 * k
        tube([(x, -.02, 1.66), (x, -.06, 1.65), (x, -.07, 1.68)], .005, st)
        curtain(w, h, cloth("hung" + c, c), 3, .034, k + 3, loc=(x, -.07, 1.66), gather=-.15, shoulder=.35)
        cushion(w * .5, .09, .10, cloth("hung" + c, c), (x, -.065, 1.62), (0, 0, 0), k, .6, .5)


def calendar(loc, rot, parent="root"):
    im = Image.new("RGB", (420, 600), (246, 243, 234))
    d = ImageDraw.Draw(im)
    d.rectangle([0, 0, 420, 250], fill=(40, 96, 84))
    d.ellipse([140, 40, 420, 320], fill=(214, 160, 60))
    d.rectangle([0, 250, 420, 600], fill=(246, 243, 234))
    g.text(d, (210, 290), "NOVEMBER", 44, (150, 40, 36), anchor="mm")
    for i in range(30):
        g.text(d, (42 + (i % 7) * 56, 350 + (i // 7) * 48), str(i + 1), 26, (150, 40, 36) if i % 7 == 0 else (40, 40, 44), anchor="mm")
    decal(g.save_tex(g.worn(im, 5, .5, .4, 2), "calendar"), .34, .49, loc, rot, parent=parent, rough=.6)


def jerrycan(v):
    """A yellow can for water."""
    m = pbr("jerry", v.get("color", "#d9a92c"), .42, stain=.35, dust=.3, scratch=.2, sss=0)
    box(.26, .19, .36, m, .035, 5)
    box(.20, .13, .05, m, .02, 4, loc=(0, 0, .345))
    tube([(-.03, 0, .37), (-.03, 0, .425), (.09, 0, .425), (.10, 0, .37)], .014, m, smooth=False)
    lathe([(0, .05), (.026, .05), (.028, 0)], pbr("jerrycap", "#b3282a", .4), 32, loc=(-.085, 0, .375))


def slippers(v):
    for x in (-.06, .06):
        e = empty((x, .02 * x, 0), (0, 0, D(-8 if x < 0 else 14)))
        m = pbr("slip", v.get("color", "#27406f"), .6, dust=.3)
        V = [(.043 * (1 - .18 * math.sin(t) * (math.cos(t) < 0)) * math.cos(t) * (1 + .12 * math.sin(t)), .128 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
        g.loft([[(a, b, 0) for a, b in V], [(a, b, .018) for a, b in V]], m, bevel=.004, parent=e)
        tube([(-.040, .0, .014), (-.02, .035, .045), (0, .07, .022), (.02, .035, .045), (.040, 0, .014)], .005, pbr("slipstrap", "#d8d4c8", .5), parent=e)


def bulb(loc):
    """A lit tube lamp on a wall that faces -Y, or none at daylight."""
    box(1.2, .04, .05, pbr("tubeholder", "#dcd9d0", .5, dust=.3), .004, loc=loc)
    tube([(loc[0] - .58, loc[1] - .035, loc[2] + .01), (loc[0] + .58, loc[1] - .035, loc[2] + .01)], .013, pbr("tubeglass", "#f2f1ea", .25), smooth=False)


def clock(loc, rot=(D(90), 0, 0)):
    im = Image.new("RGB", (400, 400), (246, 244, 238))
    d = ImageDraw.Draw(im)
    for k in range(12):
        a = math.pi / 6 * k
        g.text(d, (200 + 150 * math.sin(a), 200 - 150 * math.cos(a)), str(k or 12), 44, (20, 20, 24), anchor="mm")
    d.line([(200, 200), (270, 130)], fill=(20, 20, 24), width=12)
    d.line([(200, 200), (120, 250)], fill=(20, 20, 24), width=8)
    decal(g.save_tex(im, "clock"), .19, .19, (loc[0], loc[1] - .012, loc[2]), rot)
    ring(.118, .022, pbr("clockrim", "#2f4f86", .3, coat=.3), loc=loc, rot=rot)
    lathe([(0, 0), (.11, 0)], pbr("clockface", "#f2f0ea", .5), 40, loc=(loc[0], loc[1] - .006, loc[2]), rot=rot)


def coffee_table(v):
    m = wood("ctable", "#7d4c2a", "#4a2a16", .3, coat=.4)
    box(.9, .5, .03, m, .01, loc=(0, 0, .40))
    box(.8, .4, .02, m, .004, loc=(0, 0, .14))
    for x in (-.4, .4):
        for y in (-.2, .2):
            box(.045, .045, .40, m, .006, loc=(x, y, 0))
    lathe([(0, 0), (.036, 0), (.04, .09), (.037, .09), (.034, .006), (0, .005)], pbr("mugb", "#c8452f", .2, coat=.4), 40, loc=(.2, .05, .43))
    box(.19, .26, .012, pbr("mag", "#2e6fb0", .3), .001, loc=(-.15, -.02, .43), rot=(0, 0, D(20)))
    box(.045, .16, .018, pbr("remote", "#17181a", .5), .005, loc=(.08, -.10, .43), rot=(0, 0, D(-35)))
