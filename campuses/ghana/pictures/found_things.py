"""Small things that students lose: keys, a card with its lanyard, a steel bottle, an umbrella, glasses."""
import math
import random

import bpy
import make_goods as g
import numpy as np
from make_goods import D, box, catmull, cloth, decal, empty, lathe, loft, mesh, notebook, pbr, plate, ring, rrect, thin_glass, tube, wood
from PIL import Image, ImageDraw, ImageFilter


def cutout(outlines, thickness, m, bevel=.0003, loc=(0, 0, 0), rot=(0, 0, 0), parent="root"):
    """A flat piece cut from sheet: the first outline is its rim, the others are holes."""
    cu = bpy.data.curves.new("cut", "CURVE")
    cu.dimensions, cu.fill_mode, cu.extrude, cu.bevel_depth, cu.bevel_resolution = "2D", "BOTH", thickness / 2, bevel, 1
    for pts in outlines:
        sp = cu.splines.new("POLY")
        sp.points.add(len(pts) - 1)
        for q, p in zip(sp.points, pts):
            q.co = (p[0], p[1], 0, 1)
        sp.use_cyclic_u = True
    return g._obj("cut", cu, m, loc, rot, parent)


def circle(x, y, r, n=28):
    return [(x + r * math.cos(2 * math.pi * k / n), y + r * math.sin(2 * math.pi * k / n)) for k in range(n)]


def ribbon(pts, width, m, parent="root", lift=.0004):
    """A flat band that lies on a table along a path."""
    p = np.array(catmull(pts, 12))
    t = np.gradient(p, axis=0)
    n = np.stack([-t[:, 1], t[:, 0]], -1)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    V, U = [], []
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1))])
    for k, q in enumerate(p):
        wob = .0016 * math.sin(run[k] * 70)
        for s in (-1, 1):
            V.append((q[0] + s * n[k, 0] * width / 2, q[1] + s * n[k, 1] * width / 2, q[2] + lift + max(0, s * wob)))
            U.append((run[k] / width, s * .5 + .5))
    F = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(p) - 1)]
    o = mesh(V, F, m, angle=80, uv=U, parent=parent)
    s = o.modifiers.new("t", "SOLIDIFY")
    s.thickness = .0009
    return o


def key(kind, m, turn, z, tilt, at):
    """A key whose hole lies at the ring's point `at`."""
    rng = random.Random(kind)
    e = empty((at[0], at[1], z), (D(tilt), D(tilt * .4), D(turn)))
    bow, length = (.0125, .030) if kind % 2 else (.0145, .036)
    rim = [(bow * math.cos(a), -bow * .55 + bow * (1.0 if kind % 2 else .82) * math.sin(a)) for a in np.linspace(D(-70), D(250), 26)]
    if kind % 3 == 0:  # a square bow
        rim = [(x * 1.02, y - bow * .55) for x, y in rrect(2 * bow, 1.7 * bow, .005, 5)]
        rim = rim[14:] + rim[:14]
        rim = [q for q in rim if not (abs(q[0]) < .004 and q[1] < -bow)]
        rim = sorted(rim, key=lambda q: (math.atan2(q[1] + bow * .55, q[0]) + math.pi / 2) % (2 * math.pi))
    y0, y1 = -bow * 1.45, -bow * 1.45 - length
    teeth, y = [], y0 - length * .25
    left = [(-.0036, y0), (-.0036, y1 + .004), (-.001, y1)]
    while y > y1 + .005:
        d = rng.choice((.0005, .0018, .0028))
        teeth += [(.0042 - d, y - .0006), (.0042 - d, y - .0026), (.0042, y - .0040)]
        y -= .0046
    right = [(.0042, y0)] + teeth + [(.0030, y1 + .003)]
    cutout([rim + left + right[::-1], circle(0, 0, .0036)], .0018, m, parent=e)
    box(.0011, length - .004, .0021, pbr("keygroove", "#5e5a50", .5, .8), .0002, loc=(-.0012, (y0 + y1) / 2, 0), parent=e, base=False)
    if kind % 2 == 0:
        decal(g.tex_label(f"keymark{kind}", ("TRIKO", "UNIVO", "KEYLA")[kind % 3], 200, 60, fg=(70, 66, 54), size=46), .012, .0036, (0, -bow * .75, .00125), (0, 0, 0), parent=e)


def keys(v):
    steel = pbr("keysteel", "#c4c3be", .28, 1, smudge=.2, stain=.2)
    brass = pbr("keybrass", "#b8975a", .32, 1, smudge=.2, stain=.35)
    R = .0145
    for k in range(2):
        ring(R - .0003 * k, .00085, pbr("splitring", "#d2d2cf", .18, 1), loc=(0, 0, .0034 + .0018 * k), rot=(D(5), D(-6), 0))
    for kind, m, turn, tilt, z in ((1, steel, 24, 3, .0042), (2, brass, -12, -2, .0026), (3, steel, -58, 4, .0050), (4, brass, 66, -3, .0030), (5, steel, -104, 5, .0040)):
        a = D(turn - 90)
        key(kind, m, turn, z, tilt, (R * math.cos(a), R * math.sin(a)))
    # a leather tag with a number
    e = empty((-.002, R - .0085, .0032), (D(-2), 0, D(10)))
    leather = pbr("tagleather", v.get("tag", "#7a4426"), .55, bump=.4, bscale=1500, smudge=.2)
    plate(.026, .062, .0026, .010, leather, .0008, loc=(0, .030, -.001), parent=e)
    ring(.0042, .0009, pbr("eyelet", "#b48f4a", .25, 1), loc=(0, .006, .0018), parent=e)
    decal(g.tex_label("tagno", "C 14", 260, 90, fg=(232, 206, 150), size=76), .019, .0066, (0, .038, .00175), (0, 0, D(90)), parent=e, rough=.7)


def tex_card():
    """A student's card; name and number are smudges."""
    im = Image.new("RGB", (540, 856), (240, 240, 234))
    d = ImageDraw.Draw(im)
    d.rectangle([0, 0, 540, 170], fill=(28, 70, 120))
    d.rectangle([0, 170, 540, 186], fill=(214, 170, 60))
    g.text(d, (270, 62), "STUDENT CARD", 52, (245, 245, 240), anchor="mm")
    g.text(d, (270, 124), "2026 / 2027", 40, (225, 210, 150), "liberation/LiberationSans-Regular", "mm")
    d.rectangle([150, 230, 390, 530], fill=(196, 210, 222))
    d.ellipse([212, 280, 328, 412], fill=(104, 74, 56))
    d.pieslice([206, 262, 334, 390], 180, 360, fill=(30, 26, 24))
    d.rounded_rectangle([172, 428, 368, 560], 70, fill=(70, 96, 84))
    d.rectangle([140, 530, 400, 570], fill=(240, 240, 234))
    lines = Image.new("RGB", (540, 856), (240, 240, 234))
    e = ImageDraw.Draw(lines)
    rng = random.Random(4)
    for y, h, n in ((604, 26, 3), (654, 18, 4), (694, 18, 3)):
        x = 90
        for _ in range(n):
            w = rng.randint(50, 120)
            e.rectangle([x, y, min(x + w, 470), y + h], fill=(70, 72, 84))
            x += w + 18
    for k in range(60):
        if rng.random() < .6:
            e.rectangle([90 + k * 6, 750, 93 + k * 6, 816], fill=(30, 30, 34))
    im.paste(lines.filter(ImageFilter.GaussianBlur(7)).crop((0, 590, 540, 740)), (0, 590))
    im.paste(lines.crop((0, 740, 540, 856)), (0, 740))
    return g.save_tex(g.worn(im, 12, .5, .5, 2), "idcard")


def id_card(v):
    pvc = thin_glass((.97, .97, .96, 1), .10, .7)
    edge = pbr("pvcedge", "#dfe3e2", .25, trans=.3)
    steel = pbr("clipsteel", "#c9c9c6", .2, 1, smudge=.15)
    plate(.054, .0856, .0010, .003, pbr("cardback", "#e6e4dc", .4), .0002, loc=(0, 0, .0010))
    decal(tex_card(), .0538, .0854, (0, 0, .00212), (0, 0, 0), rough=.28)
    plate(.062, .0985, .0004, .005, pvc, 0, loc=(0, .003, .0027))
    tube([(x, y + .003, .0014) for x, y in rrect(.0625, .099, .005)], .0012, edge, cyclic=True)
    box(.016, .004, .0012, pbr("slot", "#15120f", .7), .0005, loc=(0, .0478, .0019))
    # the clip and the lanyard
    box(.010, .024, .0014, steel, .0006, loc=(0, .060, .004), rot=(D(6), 0, D(6)))
    lathe([(0, .0022), (.0036, .0022), (.0044, 0)], steel, 24, loc=(.001, .056, .0052))
    ring(.0065, .0011, steel, loc=(-.003, .0765, .0040), rot=(D(8), 0, 0))
    im = Image.new("RGB", (256, 64), v.get("band", (148, 36, 44)))
    d = ImageDraw.Draw(im)
    d.rectangle([0, 4, 256, 9], fill=(226, 190, 90))
    d.rectangle([0, 55, 256, 60], fill=(226, 190, 90))
    for k in range(4):
        d.polygon([(32 + 64 * k, 20), (44 + 64 * k, 32), (32 + 64 * k, 44), (20 + 64 * k, 32)], fill=(226, 190, 90))
    m = cloth("lanyard", img=g.save_tex(im, "lanyard"), iscale=.28, sheen=.3, fade=.08, weave=2200)
    ribbon([(-.004, .084, .004), (-.020, .118, .001), (-.075, .140, .001), (-.128, .100, .001), (-.118, .020, .001), (-.100, -.055, .001), (-.030, -.098, .001), (.065, -.086, .001), (.105, -.020, .001), (.108, .060, .001)], .0145, m)
    ribbon([(-.001, .084, .005), (.012, .130, .003), (.060, .168, .002), (.118, .150, .002), (.140, .100, .003), (.108, .060, .0035)], .0145, m)
    box(.017, .020, .005, pbr("crimp", "#1d1e21", .4), .0012, loc=(-.003, .089, .001), rot=(0, 0, D(14)))


def bottle(v):
    c = v.get("color", "#2f6670")
    coat = pbr("bottlecoat", c, .42, .2, smudge=.18, bump=.10, bscale=1600, scratch=.10, dust=.15)
    steel = pbr("bottlesteel", "#c9c9c6", .22, 1, smudge=.16, brushed=(1, 1, 30))
    black = pbr("bottlelid", "#1b1c1e", .45, dust=.25, bump=.06)
    lathe([(0, .002), (.030, .002), (.033, 0), (.0355, .003), (.0360, .010)], steel, 96, k=1)
    lathe([(.0360, .008), (.0365, .012), (.0365, .178), (.0355, .190), (.030, .205), (.0245, .212), (.0240, .218)], coat, 128, k=1)
    lathe([(.0240, .216), (.0245, .218), (.0245, .226), (.0235, .228)], steel, 96)
    lathe([(.0265, .226), (.0275, .228), (.0275, .256), (.025, .262), (0, .263)], black, 96, k=1)
    for k in range(36):
        a = k * math.pi / 18
        box(.0016, .0016, .024, black, .0005, loc=(.0276 * math.cos(a), .0276 * math.sin(a), .229), rot=(0, 0, a))
    tube([(-.024, 0, .250), (-.026, 0, .276), (-.012, 0, .291), (.012, 0, .291), (.026, 0, .276), (.024, 0, .250)], .0045, black)
    decal(g.tex_label("bottlelogo", "AKWA", 300, 90, fg=(226, 228, 224), size=80), .030, .009, (0, -.0369, .120), (D(90), D(90), 0))
    # a sticker, half rubbed off
    im = Image.new("RGB", (300, 300), (236, 190, 70))
    d = ImageDraw.Draw(im)
    d.ellipse([40, 40, 260, 260], fill=(150, 40, 44))
    d.polygon([(150, 80), (172, 132), (226, 136), (184, 170), (198, 224), (150, 194), (102, 224), (116, 170), (74, 136), (128, 132)], fill=(245, 235, 210))
    V, U = [], []
    for i in range(13):
        a = D(-90 - 42 + i * 2.6)
        for j in range(2):
            V.append((.0368 * math.cos(a), .0368 * math.sin(a), .055 + .022 * j))
            U.append((i / 12, j))
    mesh(V, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(12)], pbr("sticker", None, .5, img=g.save_tex(g.worn(im, 4, 1, .8, 4), "sticker")), angle=80, uv=U)


def umbrella(v):
    """Rolled and closed, along +Z from its tip."""
    c = v.get("color", "#1f2f52")
    m = cloth("umbcloth", c, sheen=.25, weave=1500, rough=.62)
    steel = pbr("umbsteel", "#bdbdbb", .22, 1, smudge=.15)
    grip = wood("umbgrip", "#6d4024", "#3a2012", .3, axis=2, coat=.4)
    e = empty((0, 0, 0), (D(v.get("lean", -17)), D(v.get("side", 7)), 0))
    lathe([(0, 0), (.004, .001), (.0045, .04), (.0035, .075)], steel, 24, parent=e)
    rings = []
    n = 96
    for t in np.linspace(0, 1, 46):
        r0 = .007 + .030 * min(1, t * 1.5) ** .8 - .010 * max(0, t - .75) * 4 * .6
        rr = []
        for k in range(n):
            a = 2 * math.pi * k / n
            saw = ((k / n * 8 + t * .9) % 1)  # eight panels wrapped one over the other
            r = r0 * (.80 + .26 * saw ** .7 - .10 * max(0, saw - .93) * 12) + .0012 * math.sin(a * 3 + t * 22)
            rr.append((r * math.cos(a), r * math.sin(a), .07 + .60 * t + (.010 * math.cos(8 * a) * (t > .97))))
        rings.append(rr)
    loft(rings, m, parent=e, angle=70)
    ring(.0325, .006, m, loc=(0, 0, .40), parent=e)
    lathe([(0, .003), (.006, .003), (.007, 0)], steel, 20, loc=(0, -.039, .40), rot=(D(90), 0, 0), parent=e)
    tube([(0, 0, .05), (0, 0, .74)], .0055, steel, smooth=False, parent=e)
    for k in range(8):
        a = 2 * math.pi * (k + .4) / 8
        lathe([(0, -.004), (.0026, -.003), (.0026, .006), (0, .007)], steel, 12, loc=(.021 * math.cos(a), .021 * math.sin(a), .672), parent=e)
    hook = [(0, 0, .73), (0, 0, .80), (0, 0, .845)] + [(-.036 + .036 * math.cos(t), 0, .85 + .036 * math.sin(t)) for t in np.linspace(D(10), D(180), 8)] + [(-.074, 0, .835), (-.0745, 0, .82)]
    tube([(-x, y, z) for x, y, z in hook], .0115, grip, parent=e, res=6)
    lathe([(.0118, 0), (.0125, .002), (.0125, .012), (.0118, .014)], pbr("umbband", "#b48f4a", .25, 1), 32, loc=(0, 0, .735), parent=e)


def glasses(v):
    black = pbr("rim", v.get("color", "#1b1512"), .22, smudge=.1, coat=.4)
    hinge = pbr("hinge", "#b9a26a", .25, 1)
    lens = thin_glass((.97, .98, .97, 1), .02, 1.4)
    f = empty((0, -.004, .0215), (D(-9), 0, 0))
    for s in (-1, 1):
        outline = rrect(.050, .038, .0155, 10)
        outline = [(s * .033 + x * (1 + .05 * y / .019 * 1) , y - .0015 * s * x / .025) for x, y in outline]
        tube([(x, 0, y) for x, y in outline], .0023, black, cyclic=True, parent=f)
        mesh([(x, 0, y) for x, y in outline] + [(s * .033, -.0022, 0)], [(k, (k + 1) % len(outline), len(outline)) for k in range(len(outline))], lens, angle=180, parent=f)
        box(.010, .005, .007, black, .0015, loc=(s * .0625, .001, .010), parent=f, base=False)
        box(.004, .003, .004, hinge, .0005, loc=(s * .0650, .005, .010), parent=f, base=False)
        tube([(s * .006, .002, .002), (s * .0085, .006, -.006), (s * .0095, .006, -.012)], .0016, pbr("nosepad", "#cfc6b2", .3, trans=.5), parent=f)
        pts = catmull([(s * .0655, .004, .031), (s * .0690, .050, .030), (s * .0670, .095, .027), (s * .0650, .118, .018), (s * .0640, .134, .004)], 8)
        rr = []
        for i, p in enumerate(pts):
            w, h = .0030, (.0072 if i < 20 else .0066)
            rr.append([(p[0] + x, p[1], p[2] + y) for x, y in rrect(w, h, .0014, 4)])
        loft(rr, black, angle=60)
    tube([(-.0095, 0, .006), (-.004, -.001, .009), (.004, -.001, .009), (.0095, 0, .006)], .0024, black, parent=f)


def glasses_beside_notebook(v):
    notebook((.17, .13, -.0002), 14)
    glasses(v)


GOODS = dict(keys=keys, idcard=id_card, bottle=bottle, umbrella=umbrella, glasses=glasses_beside_notebook)
SHOTS = {
    "keys": [dict(room="desk", opt=dict(upper="#dcd7c4", wood="#8a5a3a", wood2="#4f301d", props=False, back=.36), az=-18, el=52, dist=.175, look=(.0, -.002, .004), mm=28, roll=-5, near=.0, f=11, rotz=22)],
    "idcard": [dict(room="desk", opt=dict(upper="#dfe3d6", props=False, back=.40), az=16, el=56, dist=.345, look=(-.002, .022, .003), mm=28, roll=4, near=.0, f=11, rotz=-14)],
    "bottle": [dict(room="desk", opt=dict(upper="#e9d9b4", wood="#c9a478", wood2="#9a7448", back=.36, sun=((-.9, -.5, 1.0), (.05, .05, .05), 70)), az=-20, el=22, dist=.44, look=(.01, 0, .135), mm=28, roll=1.5, rotz=-24)],
    "umbrella": [dict(room="tile", opt=dict(lower="#8aa2b4", floor="terrazzo", back=.30, sx=.5, sun=((-1.1, -1.0, 1.75), (.1, .2, .4), 320)), az=16, el=16, dist=1.02, look=(.05, .05, .41), mm=27, roll=-1.2)],
    "glasses": [dict(room="desk", opt=dict(upper="#c9d3d4", props=False, back=.36), az=-28, el=34, dist=.23, look=(.0, .03, .014), mm=28, roll=-3, near=.0, f=13, rotz=8)],
}
