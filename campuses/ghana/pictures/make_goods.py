"""make_goods.py: phone-like pictures of second-hand goods, made from code alone (Blender 3.4+, Cycles on the CPU).

    blender -b --python make_goods.py -- --out DIR [--only fan,laptop] [--shots 0,1] [--spp 96] [--size 576x720] [--threads 2] [--raw] [--redevelop]

Parts: 1 textures drawn with PIL · 2 materials · 3 geometry helpers · 4 rooms · 5 goods · 6 shots · 7 camera and render · 8 "phone" development.
Needs python3-numpy, python3-scipy and python3-pil beside Debian's blender. No picture, model or font is downloaded.
Units are metres; every good stands at the origin on z = 0 and faces -Y; a room is built round it.
"""
import argparse
import importlib
import math
import os
import random
import sys
import tempfile
import time

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from scipy import ndimage

D = math.radians
TMP = os.environ.get("GOODS_TMP", os.path.join(tempfile.gettempdir(), "goods"))

# ------------------------------------------------------------------ 1 textures
FONTS = "/usr/share/fonts/truetype/"


def font(size, face="liberation/LiberationSans-Bold"):
    return ImageFont.truetype(FONTS + face + ".ttf", size)


def save_tex(im, name):
    os.makedirs(TMP, exist_ok=True)
    path = os.path.join(TMP, name + ".png")
    im.save(path)
    return path


def text(d, xy, s, size, fill, face="liberation/LiberationSans-Bold", anchor="la", spacing=4):
    d.multiline_text(xy, s, font=font(size, face), fill=fill, anchor=anchor if "\n" not in s else None, spacing=spacing,
                     align="center" if anchor[0] == "m" else "left")


def fractal(h, w, seed=0, octaves=5, base=4):
    rng = np.random.default_rng(seed)
    out = np.zeros((h, w), np.float32)
    amp = 1.0
    for o in range(octaves):
        n = base * 2 ** o
        g = rng.random((n + 2, max(2, int(n * w / h)) + 2)).astype(np.float32)
        out += amp * ndimage.zoom(g, (h / g.shape[0], w / g.shape[1]), order=1 if o > 2 else 3)[:h, :w]
        amp *= 0.55
    out -= out.min()
    return out / out.max()


def worn(im, seed=0, edge=0.6, dirt=0.35, creases=3):
    """Age a printed surface: pale rubbed edges, a few creases, soft dirt."""
    a = np.asarray(im.convert("RGB")).astype(np.float32) / 255
    h, w = a.shape[:2]
    n = fractal(h, w, seed, 6, 6)
    yy, xx = np.mgrid[0:h, 0:w]
    dist = np.minimum(np.minimum(xx, w - 1 - xx), np.minimum(yy, h - 1 - yy)) / min(h, w)
    rub = np.clip((0.018 + 0.05 * (n - 0.5) - dist) / 0.012, 0, 1) * edge
    rng = np.random.default_rng(seed + 9)
    mask = Image.new("L", (w, h), 0)
    d = ImageDraw.Draw(mask)
    for _ in range(creases):
        c = rng.integers(0, 4)
        s = min(w, h) * rng.uniform(0.08, 0.35)
        x, y = [(0, 0), (w, 0), (0, h), (w, h)][c]
        d.line([(x, y + (s if y == 0 else -s)), (x + (s if x == 0 else -s) * rng.uniform(0.5, 1.3), y)], fill=150, width=2)
    rub = np.clip(rub + np.asarray(mask.filter(ImageFilter.GaussianBlur(0.8))) / 255 * 0.7, 0, 1)[..., None]
    a = a * (1 - dirt * 0.35 * np.clip(fractal(h, w, seed + 3, 6, 3) - 0.45, 0, 1)[..., None] * np.array([0.8, 1, 1.3]))
    a = a * (1 - rub) + np.array([0.86, 0.83, 0.77]) * rub
    return Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8))


def tex_screen_laptop():
    w, h = 1280, 800
    n = fractal(h, w, 4, 4, 2)
    g = np.linspace(0, 1, h)[:, None]
    a = np.stack([0.10 + 0.5 * g * n, 0.22 + 0.28 * n + 0.12 * g, 0.45 + 0.25 * (1 - g) + 0 * n], -1)
    im = Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8))
    d = ImageDraw.Draw(im)
    for i in range(5):  # icons
        y = 30 + i * 105
        d.rounded_rectangle([34, y, 88, y + 54], 8, fill=[(247, 190, 60), (240, 240, 240), (60, 130, 220), (220, 80, 60), (90, 170, 90)][i])
        text(d, (61, y + 68), ["Lectures", "This PC", "Network", "Recycle", "Sheets"][i], 15, "white", "liberation/LiberationSans-Regular", "mm")
    d.rectangle([210, 50, 1225, 715], fill=(255, 255, 255))
    d.rectangle([210, 50, 1225, 88], fill=(43, 87, 154))
    text(d, (226, 58), "Project work chapter two.docx - Writer", 18, "white", "liberation/LiberationSans-Regular")
    d.rectangle([210, 88, 1225, 150], fill=(243, 242, 241))
    for i in range(22):
        d.rounded_rectangle([230 + i * 44, 102, 256 + i * 44, 130], 3, fill=(120 + (i * 37) % 110, 130 + (i * 53) % 90, 150 + (i * 29) % 90))
    d.rectangle([210, 150, 1225, 715], fill=(226, 226, 228))
    d.rectangle([360, 170, 1075, 715], fill="white")
    text(d, (717, 210), "CHAPTER TWO", 26, (20, 20, 20), "liberation/LiberationSerif-Bold", "mm")
    text(d, (717, 246), "LITERATURE REVIEW", 24, (20, 20, 20), "liberation/LiberationSerif-Bold", "mm")
    rng = random.Random(3)
    words = "the of market student study data in Ghana trade survey which shows that mobile money users campus and a rate between method are as for to reported analysis by sample".split()
    y = 285
    while y < 700:
        s = ""
        while font(19, "liberation/LiberationSerif-Regular").getlength(s) < 560:
            s += rng.choice(words) + " "
        text(d, (425, y), s.strip(), 19, (40, 40, 40), "liberation/LiberationSerif-Regular")
        y += 34
    d.rectangle([0, 752, 1280, 800], fill=(24, 28, 38))
    for i in range(7):
        d.rounded_rectangle([480 + i * 48, 762, 508 + i * 48, 790], 5, fill=[(0, 120, 212), (245, 190, 60), (220, 70, 60), (60, 170, 90), (150, 90, 200), (230, 230, 230), (43, 87, 154)][i])
    text(d, (1180, 760), "14:26", 16, "white", "liberation/LiberationSans-Regular")
    return save_tex(im, "screen")


KEYROWS = ["esc f1 f2 f3 f4 f5 f6 f7 f8 f9 f10 f11 f12 del", "` 1 2 3 4 5 6 7 8 9 0 - = bksp", "tab Q W E R T Y U I O P [ ] \\",
           "caps A S D F G H J K L ; ' enter", "shift Z X C V B N M , . / shift", "ctrl fn win alt  alt ctrl < v >"]
KEYW = [[1] * 14, [1] * 13 + [1.6], [1.4] + [1] * 12 + [1.2], [1.7] + [1] * 11 + [1.9], [2.2] + [1] * 10 + [2.4], [1.2, 1, 1, 1.1, 5.2, 1.1, 1.1, 0.95, 0.95, 0.95]]


def tex_keys(w=1500, h=560):
    im = Image.new("RGB", (w, h), (16, 16, 17))
    d = ImageDraw.Draw(im)
    for r, (row, ws) in enumerate(zip(KEYROWS, KEYW)):
        labels = row.split(" ")
        x, tot = 0.0, sum(ws)
        for lab, kw in zip(labels, ws):
            cx, cy = (x + kw / 2) / tot * w, (r + 0.5) / 6 * h
            text(d, (cx, cy), lab, 30 if len(lab) == 1 else 19, (205, 205, 205), "liberation/LiberationSans-Regular", "mm")
            x += kw
    return save_tex(im, "keys")


BOOKS = [  # title, author, cover, ink, width, depth, thickness
    ("ENGINEERING\nMATHEMATICS", "K. A. Mensford", (22, 62, 120), (250, 210, 70), .189, .246, .047),
    ("Organic\nChemistry", "Addo & Clarkson", (196, 208, 212), (150, 24, 30), .195, .255, .038),
    ("Principles of\nEconomics", "E. Mankah", (150, 28, 32), (250, 245, 235), .19, .24, .033),
    ("Introduction to\nStatistics", "Owusu · Bell", (36, 110, 84), (250, 250, 240), .17, .24, .024),
    ("Business Law\nin Ghana", "Y. Boakye-Sarpong", (238, 220, 170), (40, 40, 50), .15, .215, .018),
]


def tex_book(i):
    title, author, col, ink, *_ = BOOKS[i]
    w, h = 620, 800
    im = Image.new("RGB", (w, h), col)
    d = ImageDraw.Draw(im)
    rng = random.Random(i)
    if i == 0:
        for k in range(26):
            pts = [(x, 520 + 110 * math.sin(x / 60 + k * .22) * math.exp(-((x - 310) / 260) ** 2) + k * 9 - 60) for x in range(0, w, 6)]
            d.line(pts, fill=(60 + k * 6, 120 + k * 4, 190), width=3)
        text(d, (44, 730), "SEVENTH EDITION", 26, ink)
    elif i == 1:
        for k in range(9):
            cx, cy, s = rng.randint(60, 560), rng.randint(380, 720), rng.randint(36, 80)
            p = [(cx + s * math.cos(a), cy + s * math.sin(a)) for a in [math.pi / 6 + j * math.pi / 3 for j in range(7)]]
            d.line(p, fill=rng.choice([(30, 90, 130), (190, 120, 30), (60, 60, 60)]), width=9)
        d.rectangle([0, 0, w, 34], fill=ink)
    elif i == 2:
        d.ellipse([90, 330, 530, 770], fill=(225, 160, 60))
        d.polygon([(120, 720), (310, 380), (500, 720)], fill=(120, 20, 26))
        d.line([(140, 420), (480, 700)], fill="white", width=10)
        d.line([(140, 700), (480, 420)], fill="white", width=10)
    elif i == 3:
        for k in range(15):
            v = int(280 * math.exp(-((k - 7) / 3.4) ** 2)) + 14
            d.rectangle([66 + k * 33, 720 - v, 92 + k * 33, 720], fill=(240, 190 - k * 5, 60))
    else:
        d.rectangle([40, 40, w - 40, h - 40], outline=ink, width=5)
        text(d, (310, 560), "§", 220, (170, 40, 40), "liberation/LiberationSerif-Bold", "mm")
    face = "liberation/LiberationSerif-Bold" if i in (1, 4) else "liberation/LiberationSans-Bold"
    text(d, (44, 70), title, 74 if i != 4 else 58, ink, face)
    text(d, (44, 270), author, 34, ink, "liberation/LiberationSans-Regular")
    if i in (0, 3):
        d.ellipse([470, 610, 590, 730], fill=(250, 230, 60))
        text(d, (530, 670), "USED\n₵45", 24, (180, 30, 20), anchor="mm")
    front = save_tex(worn(im, i, .8, .5, 4), f"book{i}")
    sp = Image.new("RGB", (800, 120), tuple(int(c * .94) for c in col))
    d = ImageDraw.Draw(sp)
    t = title.replace("\n", " ").upper()
    size = 62
    while font(size, face).getlength(t) > 560:
        size -= 2
    text(d, (40, 60), t, size, ink, face, "lm")
    text(d, (770, 60), author.split()[-1], 26, ink, "liberation/LiberationSans-Regular", "rm")
    sp = sp.rotate(0)
    a = np.asarray(sp).astype(np.float32)
    rng2 = np.random.default_rng(i)
    for _ in range(5):
        y = rng2.integers(10, 110)
        a[y:y + 2, :] = a[y:y + 2, :] * .6 + 210 * .4
    return front, save_tex(worn(Image.fromarray(a.astype(np.uint8)), i + 20, .9, .5, 0), f"spine{i}")


def tex_pages(i=0):
    rng = np.random.default_rng(i)
    rows = 0.80 + 0.16 * rng.random(256) - 0.10 * (rng.random(256) > .93)
    a = np.repeat(rows[:, None], 256, 1) + rng.normal(0, .015, (256, 256))
    a *= 1 - .12 * fractal(256, 256, i, 4, 3)
    a = np.stack([a, a * .95, a * .84], -1)
    return save_tex(Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8)), f"pages{i}")


def tex_label(name, lines, w=400, h=120, bg=None, fg=(235, 235, 235), size=60, face="liberation/LiberationSans-Bold"):
    im = Image.new("RGBA", (w, h), bg if bg else (0, 0, 0, 0))
    d = ImageDraw.Draw(im)
    if not bg:
        im = Image.new("RGBA", (w, h), tuple(fg[:3]) + (0,))
        d = ImageDraw.Draw(im)
    text(d, (w / 2, h / 2), lines, size, tuple(fg) if len(fg) == 4 else tuple(fg) + (255,), face, "mm") if "\n" not in lines else \
        d.multiline_text((w / 2, h / 2), lines, font=font(size, face), fill=fg, anchor="mm", align="center")
    return save_tex(im, name)


def tex_wax(name, base, a, b):
    """An African wax print, tileable."""
    n = 512
    im = Image.new("RGB", (n * 2, n * 2), base)
    d = ImageDraw.Draw(im)
    for cx, cy in [(0, 0), (n, 0), (2 * n, 0), (0, n), (n, n), (2 * n, n), (0, 2 * n), (n, 2 * n), (2 * n, 2 * n)]:
        for r, c in [(200, a), (170, base), (150, b), (100, base), (84, a), (44, b), (20, base)]:
            d.ellipse([cx - r, cy - r, cx + r, cy + r], fill=c)
        for k in range(24):
            t = k * math.pi / 12
            d.ellipse([cx + 185 * math.cos(t) - 8, cy + 185 * math.sin(t) - 8, cx + 185 * math.cos(t) + 8, cy + 185 * math.sin(t) + 8], fill=base)
    for cx, cy in [(n // 2, n // 2), (n * 3 // 2, n // 2), (n // 2, n * 3 // 2), (n * 3 // 2, n * 3 // 2)]:
        for r, c in [(110, b), (90, base), (60, a)]:
            d.polygon([(cx, cy - r), (cx + r, cy), (cx, cy + r), (cx - r, cy)], fill=c)
    return save_tex(im.resize((n, n), Image.LANCZOS), name)


def tex_flowers(name, colour):
    """A printed band of flowers for enamel and plastic."""
    im = Image.new("RGBA", (2048, 256), (255, 255, 255, 0))
    d = ImageDraw.Draw(im)
    rng = random.Random(5)
    for k in range(8):
        cx = 128 + k * 256
        for j in range(5):
            x, y = cx + rng.randint(-100, 100), 128 + rng.randint(-70, 70)
            for t in range(3):
                d.ellipse([x + 30 * math.cos(t * 2 + j) - 22, y + 30 * math.sin(t * 2 + j) - 8, x + 30 * math.cos(t * 2 + j) + 22, y + 30 * math.sin(t * 2 + j) + 8], fill=(60, 120, 70, 230))
        for r, (x, y) in [(34, (cx, 120)), (24, (cx + 60, 160)), (20, (cx - 58, 90))]:
            for t in range(6):
                a = t * math.pi / 3
                d.ellipse([x + r * math.cos(a) - r * .7, y + r * math.sin(a) - r * .7, x + r * math.cos(a) + r * .7, y + r * math.sin(a) + r * .7], fill=colour + (235,))
            d.ellipse([x - r * .5, y - r * .5, x + r * .5, y + r * .5], fill=(245, 200, 70, 255))
    return save_tex(im, name)


# ------------------------------------------------------------------ 2 materials
def srgb(c):
    if isinstance(c, str):
        c = tuple(int(c[i:i + 2], 16) / 255 for i in (1, 3, 5))
    return tuple((x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) for x in c) + (1,)


class Nodes:
    """A small hand for shader graphs."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.b = self.t.nodes["Principled BSDF"]
        self.out = self.t.nodes["Material Output"]
        self.co = self.n("ShaderNodeTexCoord")

    def n(self, kind, **kw):
        x = self.t.nodes.new(kind)
        for k, v in kw.items():
            if hasattr(x, k):
                setattr(x, k, v)
            else:
                x.inputs[k].default_value = v
        return x

    def l(self, a, b):
        self.t.links.new(a, b)
        return self

    def coords(self, scale=(1, 1, 1), space="Object", rot=(0, 0, 0)):
        m = self.n("ShaderNodeMapping")
        m.inputs["Scale"].default_value = scale if hasattr(scale, "__len__") else (scale,) * 3
        m.inputs["Rotation"].default_value = rot
        self.l(self.co.outputs[space], m.inputs[0])
        return m.outputs[0]

    def noise(self, scale, detail=5, rough=.6, dist=0, space="Object", stretch=(1, 1, 1)):
        x = self.n("ShaderNodeTexNoise")
        x.inputs["Scale"].default_value = scale
        x.inputs["Detail"].default_value = min(detail, 4)  # finer octaves cost time and vanish below a pixel
        x.inputs["Roughness"].default_value = rough
        x.inputs["Distortion"].default_value = dist
        self.l(self.coords(stretch, space), x.inputs["Vector"])
        return x.outputs["Fac"]

    def ramp(self, fac, stops):
        r = self.n("ShaderNodeValToRGB")
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position = p
            el.color = c if hasattr(c, "__len__") else (c, c, c, 1)
        self.l(fac, r.inputs[0])
        return r.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        x = self.n("ShaderNodeMixRGB", blend_type=mode)
        for s, v in (("Fac", fac), ("Color1", a), ("Color2", b)):
            if hasattr(v, "is_linked") or isinstance(v, bpy.types.NodeSocket):
                self.l(v, x.inputs[s])
            else:
                x.inputs[s].default_value = v
        return x.outputs[0]

    def math(self, op, a, b=0.0):
        x = self.n("ShaderNodeMath", operation=op)
        for i, v in enumerate((a, b)):
            if isinstance(v, bpy.types.NodeSocket):
                self.l(v, x.inputs[i])
            else:
                x.inputs[i].default_value = v
        return x.outputs[0]

    def bump(self, h, strength=.2, dist=.001, normal=None):
        x = self.n("ShaderNodeBump")
        x.inputs["Strength"].default_value = strength
        x.inputs["Distance"].default_value = dist
        self.l(h, x.inputs["Height"])
        if normal:
            self.l(normal, x.inputs["Normal"])
        return x.outputs[0]

    def image(self, path, space="UV", scale=(1, 1, 1), ext="REPEAT"):
        x = self.n("ShaderNodeTexImage", extension=ext)
        x.image = bpy.data.images.load(path, check_existing=True)
        self.l(self.coords(scale, space), x.inputs[0])
        return x


_cache = {}


def pbr(name, color=None, rough=.45, metal=0, spec=.5, smudge=.18, bump=0.0, bscale=300, dust=0.0, scratch=0.0, coat=0, sheen=0, sss=0,
        trans=0, img=None, space="UV", iscale=(1, 1, 1), brushed=None, emit=0, stain=0.0, vary=.06):
    """The one worn-surface material: colour drift, smudges, scratches, dust on what looks up, fine bump."""
    key = (name, str(color), rough, img)
    if key in _cache:
        return _cache[key]
    s = Nodes(name)
    b = s.b.inputs
    col = s.image(img, space, iscale).outputs[0] if img else None
    base = col if col is not None else srgb(color)
    n1 = s.noise(9, 6, .65)
    c = s.mix(1.0, base, s.ramp(n1, [(0, 1 - vary * 2), (1, 1 + vary)]), "MULTIPLY")
    if stain:
        st = s.ramp(s.noise(3.3, 8, .7, .6), [(.52, 0.0), (.68, 1.0)])
        c = s.mix(s.math("MULTIPLY", st, stain), c, s.mix(1, c, (.50, .40, .28, 1), "MULTIPLY"))
    r = s.math("ADD", s.math("MULTIPLY", s.math("SUBTRACT", s.noise(14, 8, .7, .4), .5), smudge * 2), rough)
    normal = None
    if scratch:
        sc = s.ramp(s.noise(60, 2, .5, 0, stretch=(1, .03, .5)), [(.70, 0.0), (.715, 1.0)])
        sc2 = s.ramp(s.noise(70, 2, .5, 0, stretch=(.04, 1, .6)), [(.71, 0.0), (.725, 1.0)])
        sc = s.math("MAXIMUM", sc, sc2)
        r = s.math("ADD", r, s.math("MULTIPLY", sc, .25))
        c = s.mix(s.math("MULTIPLY", sc, scratch), c, (.72, .70, .66, 1))
        normal = s.bump(sc, .12, .0004)
    if dust:
        g = s.n("ShaderNodeNewGeometry")
        sep = s.n("ShaderNodeSeparateXYZ")
        s.l(g.outputs["Normal"], sep.inputs[0])
        up = s.ramp(sep.outputs["Z"], [(.35, 0.0), (.95, 1.0)])
        du = s.math("MULTIPLY", s.math("MULTIPLY", up, s.ramp(s.noise(22, 9, .75), [(.3, .25), (.75, 1.0)])), dust)
        c = s.mix(du, c, (.36, .31, .25, 1))
        r = s.math("ADD", r, s.math("MULTIPLY", du, .5))
    s.l(c, b["Base Color"])
    s.l(s.math("MINIMUM", s.math("MAXIMUM", r, .03), 1.0), b["Roughness"])
    if brushed:
        h = s.noise(400, 3, .6, 0, stretch=brushed)
        normal = s.bump(h, .10, .0004, normal)
    if bump:
        normal = s.bump(s.noise(bscale, 3, .6), bump, .0006, normal)
    if normal:
        s.l(normal, b["Normal"])
    b["Metallic"].default_value = metal
    b["Specular"].default_value = spec
    b["Clearcoat"].default_value = coat
    b["Clearcoat Roughness"].default_value = .08
    b["Sheen"].default_value = sheen
    b["Transmission"].default_value = trans
    if sss:
        b["Subsurface"].default_value = sss
        b["Subsurface Radius"].default_value = (.01, .008, .006)
        b["Subsurface Color"].default_value = srgb(color)
    if emit:
        s.l(c, b["Emission"])
        b["Emission Strength"].default_value = emit
    _cache[key] = s.m
    return s.m


def decal_mat(path, rough=.4, emit=0, metal=0, opacity=1.0):
    s = Nodes("decal")
    im = s.image(path, "UV", ext="CLIP")
    s.l(im.outputs[0], s.b.inputs["Base Color"])
    s.l(s.math("MULTIPLY", im.outputs[1], opacity), s.b.inputs["Alpha"])
    s.b.inputs["Roughness"].default_value = rough
    s.b.inputs["Metallic"].default_value = metal
    if emit:
        s.l(im.outputs[0], s.b.inputs["Emission"])
        s.b.inputs["Emission Strength"].default_value = emit
    return s.m


def thin_glass(tint=(.93, .95, .95, 1), rough=.03, f=.9):
    s = Nodes("glass")
    t = s.n("ShaderNodeBsdfTransparent")
    t.inputs[0].default_value = tint
    g = s.n("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = rough
    fr = s.n("ShaderNodeFresnel")
    fr.inputs[0].default_value = 1.5
    m = s.n("ShaderNodeMixShader")
    s.l(s.math("MULTIPLY", fr.outputs[0], f), m.inputs[0])
    s.l(t.outputs[0], m.inputs[1])
    s.l(g.outputs[0], m.inputs[2])
    s.l(m.outputs[0], s.out.inputs[0])
    return s.m


def wood(name, light="#b98a58", dark="#7d5230", rough=.42, axis=0, scale=1.0, coat=.15, scratch=.07):
    s = Nodes(name)
    st = [1, 1, 1]
    st = [(.08 if i == axis else 1) * scale for i in range(3)]
    grain = s.noise(26, 8, .62, 1.6, stretch=st)
    fine = s.noise(220, 4, .6, .2, stretch=[x * (.5 if i == axis else 1) for i, x in enumerate(st)])
    c = s.ramp(grain, [(.30, srgb(dark)), (.50, srgb(light)), (.62, srgb(light)), (.74, srgb(dark))])
    c = s.mix(.35, c, s.ramp(fine, [(.35, .25), (.6, .95)]), "MULTIPLY")
    c = s.mix(s.math("MULTIPLY", s.ramp(s.noise(2.2, 7, .7), [(.5, 0.0), (.72, 1.0)]), .35), c, srgb(dark))
    sc = s.ramp(s.noise(45, 2, .5, 0, stretch=(1, .03, 1)), [(.715, 0.0), (.73, 1.0)])
    c = s.mix(s.math("MULTIPLY", sc, scratch), c, srgb("#d8c09a"))
    s.l(c, s.b.inputs["Base Color"])
    s.l(s.math("ADD", s.math("MULTIPLY", s.noise(11, 7, .7), .35), rough - .17), s.b.inputs["Roughness"])
    s.l(s.bump(fine, .12, .0006, s.bump(sc, .15, .0004)), s.b.inputs["Normal"])
    s.b.inputs["Clearcoat"].default_value = coat
    s.b.inputs["Clearcoat Roughness"].default_value = .25
    return s.m


def tiles(kind="cream"):
    """Floors of a hostel: glazed tile, terrazzo, cement screed, printed PVC carpet."""
    s = Nodes("floor")
    b = s.b.inputs
    if kind in ("cream", "grey"):
        br = s.n("ShaderNodeTexBrick", offset=0.0, squash=1.0)
        s.l(s.coords(1), br.inputs[0])
        for k, v in (("Scale", 1), ("Brick Width", .4), ("Row Height", .4), ("Mortar Size", .0035), ("Mortar Smooth", .3), ("Bias", 0)):
            br.inputs[k].default_value = v
        a, c2 = (srgb("#d9cfbb"), srgb("#d2c5ad")) if kind == "cream" else (srgb("#b9bab6"), srgb("#adafac"))
        br.inputs["Color1"].default_value, br.inputs["Color2"].default_value = a, c2
        br.inputs["Mortar"].default_value = srgb("#7b7264")
        vein = s.ramp(s.noise(7, 9, .68, 1.4), [(.38, .80), (.5, 1.0), (.62, .93)])
        c = s.mix(.8, br.outputs[0], vein, "MULTIPLY")
        c = s.mix(s.math("MULTIPLY", s.ramp(s.noise(2.1, 9, .75), [(.5, 0.0), (.8, 1.0)]), .35), c, srgb("#8d7f6a"))
        s.l(c, b["Base Color"])
        s.l(s.math("ADD", s.math("MULTIPLY", s.noise(6, 9, .75), .42), s.math("ADD", s.math("MULTIPLY", br.outputs[1], .5), .02)), b["Roughness"])
        s.l(s.bump(s.math("MULTIPLY", br.outputs[1], -1), .7, .0015, s.bump(s.noise(3, 3, .5), .05, .004)), b["Normal"])
    elif kind == "terrazzo":
        v = s.n("ShaderNodeTexVoronoi", feature="F1")
        v.inputs["Scale"].default_value = 95
        s.l(s.coords(1), v.inputs[0])
        e = s.n("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
        e.inputs["Scale"].default_value = 95
        s.l(s.coords(1), e.inputs[0])
        hsv = s.n("ShaderNodeSeparateColor")
        s.l(v.outputs["Color"], hsv.inputs[0])
        chip = s.ramp(hsv.outputs[0], [(0, srgb("#8d8a80")), (.35, srgb("#b8b2a2")), (.6, srgb("#5d5a52")), (.8, srgb("#d8d2c4"))])
        m = s.math("MULTIPLY", s.ramp(e.outputs["Distance"], [(.06, 0.0), (.11, 1.0)]), s.ramp(hsv.outputs[1], [(.35, 0.0), (.36, 1.0)]))
        c = s.mix(m, srgb("#9c9a8c"), chip)
        c = s.mix(s.math("MULTIPLY", s.ramp(s.noise(2.5, 9, .75), [(.45, 0.0), (.8, 1.0)]), .4), c, srgb("#6f6759"))
        s.l(c, b["Base Color"])
        s.l(s.math("ADD", s.math("MULTIPLY", s.noise(7, 9, .75), .5), .08), b["Roughness"])
    else:
        n = s.noise(3, 10, .7, .3)
        c = s.ramp(n, [(.25, srgb("#7d776d")), (.5, srgb("#99938a")), (.75, srgb("#b0aaa0"))])
        c = s.mix(.8, c, s.ramp(s.noise(70, 6, .8), [(.35, .6), (.65, 1.05)]), "MULTIPLY")
        c = s.mix(s.math("MULTIPLY", s.ramp(s.noise(1.7, 9, .8), [(.48, 0.0), (.66, 1.0)]), .55), c, srgb("#5d564b"))
        cr = s.n("ShaderNodeTexVoronoi", feature="DISTANCE_TO_EDGE")
        cr.inputs["Scale"].default_value = .42
        mp = s.mix(.25, s.coords(1), s.n("ShaderNodeTexNoise", Scale=4.0, Detail=8.0).outputs["Color"])
        s.l(mp, cr.inputs[0])
        ck = s.math("MULTIPLY", s.ramp(cr.outputs[0], [(0, 1.0), (.0022, 0.0)]), s.ramp(s.noise(5, 4, .7), [(.45, 0.0), (.6, 1.0)]))
        c = s.mix(s.math("MULTIPLY", ck, .7), c, srgb("#3d3933"))
        s.l(c, b["Base Color"])
        b["Roughness"].default_value = .85
        s.l(s.bump(s.noise(140, 8, .75), .5, .002, s.bump(ck, -.6, .003)), b["Normal"])
    return s.m


def wall_paint(upper="#e6dcc0", lower=None, line=1.15, floor_z=0.0):
    """Emulsion over sand-cement plaster; many hostels paint the lower half in oil."""
    s = Nodes("wall")
    g = s.n("ShaderNodeNewGeometry")
    sep = s.n("ShaderNodeSeparateXYZ")
    s.l(g.outputs["Position"], sep.inputs[0])
    z = s.math("SUBTRACT", sep.outputs[2], floor_z)
    up = srgb(upper)
    if lower:
        zz = s.math("ADD", z, s.math("MULTIPLY", s.math("SUBTRACT", s.noise(30, 4), .5), .006))
        f = s.math("GREATER_THAN", zz, line)
        c = s.mix(f, srgb(lower), up)
        s.l(s.math("ADD", s.math("MULTIPLY", f, .35), s.math("ADD", .28, s.math("MULTIPLY", s.noise(5, 6, .7), .3))), s.b.inputs["Roughness"])
    else:
        c = s.mix(0.0, up, up)
        s.b.inputs["Roughness"].default_value = .75
    c = s.mix(.5, c, s.ramp(s.noise(1.3, 9, .7), [(.3, .82), (.7, 1.03)]), "MULTIPLY")
    scuff = s.math("MULTIPLY", s.ramp(s.noise(9, 6, .7, 1.0, stretch=(1, 1, .35)), [(.60, 0.0), (.72, 1.0)]), s.ramp(z, [(0, .75), (.9, .08)]))
    c = s.mix(s.math("MULTIPLY", scuff, .3), c, srgb("#5b4f40"))
    s.l(c, s.b.inputs["Base Color"])
    s.l(s.bump(s.noise(110, 5, .65), .22, .002, s.bump(s.noise(6, 4, .5), .25, .008)), s.b.inputs["Normal"])
    return s.m


def cloth(name, color=None, img=None, iscale=3.0, weave=900, sheen=.3, rough=.9, rot=0.0, fade=.12):
    s = Nodes(name)
    if img:
        im = s.n("ShaderNodeTexImage")
        im.image = bpy.data.images.load(img, check_existing=True)
        s.l(s.coords(iscale, "UV", (0, 0, rot)), im.inputs[0])
        c = s.mix(fade, im.outputs[0], srgb("#cfc8ba"))
    else:
        c = s.mix(0.0, srgb(color), srgb(color))
    c = s.mix(.7, c, s.ramp(s.noise(4, 8, .7), [(.3, .84), (.7, 1.03)]), "MULTIPLY")
    w1 = s.n("ShaderNodeTexWave", bands_direction="X")
    w1.inputs["Scale"].default_value = weave
    w2 = s.n("ShaderNodeTexWave", bands_direction="Y")
    w2.inputs["Scale"].default_value = weave
    s.l(s.coords(1), w1.inputs[0])
    s.l(s.coords(1), w2.inputs[0])
    wv = s.math("MULTIPLY", w1.outputs[1], w2.outputs[1])
    c = s.mix(.25, c, s.ramp(wv, [(0, .75), (1, 1.1)]), "MULTIPLY")
    s.l(c, s.b.inputs["Base Color"])
    s.b.inputs["Roughness"].default_value = rough
    s.b.inputs["Sheen"].default_value = sheen
    s.b.inputs["Specular"].default_value = .15
    s.l(s.bump(wv, .25, .0005, s.bump(s.noise(60, 5, .7), .25, .0025)), s.b.inputs["Normal"])
    return s.m


# ------------------------------------------------------------------ 3 geometry
ROOT = None


def _obj(name, me, m, loc=(0, 0, 0), rot=(0, 0, 0), parent="root"):
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    p = ROOT if parent == "root" else parent
    if p:
        o.parent = p
    if m:
        me.materials.append(m)
    return o


def empty(loc=(0, 0, 0), rot=(0, 0, 0), parent="root"):
    o = bpy.data.objects.new("grp", None)
    bpy.context.scene.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    p = ROOT if parent == "root" else parent
    if p:
        o.parent = p
    return o


def mesh(verts, faces, m, smooth=True, angle=35, bevel=0, seg=3, sub=0, uv=None, **kw):
    me = bpy.data.meshes.new("m")
    me.from_pydata([tuple(map(float, v)) for v in verts], [], [tuple(int(i) for i in f) for f in faces])
    me.update()
    if uv is not None:
        layer = me.uv_layers.new()
        for lp in me.loops:
            layer.data[lp.index].uv = uv[lp.vertex_index]
    bm = bmesh.new()
    bm.from_mesh(me)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    if uv is None:
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
        me.use_auto_smooth = True
        me.auto_smooth_angle = D(angle)
    o = _obj("o", me, m, **kw)
    if bevel:
        b = o.modifiers.new("b", "BEVEL")
        b.width, b.segments, b.limit_method, b.angle_limit, b.harden_normals = bevel, seg, "ANGLE", D(30), True
    if sub:
        s = o.modifiers.new("s", "SUBSURF")
        s.levels = s.render_levels = sub
    return o


def box(sx, sy, sz, m, r=.003, seg=3, loc=(0, 0, 0), rot=(0, 0, 0), parent="root", base=True):
    """A bevelled box; loc is the middle of its bottom (base) or its centre."""
    x, y = sx / 2, sy / 2
    z0, z1 = (0, sz) if base else (-sz / 2, sz / 2)
    v = [(-x, -y, z0), (x, -y, z0), (x, y, z0), (-x, y, z0), (-x, -y, z1), (x, -y, z1), (x, y, z1), (-x, y, z1)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    return mesh(v, f, m, bevel=min(r, .49 * min(sx, sy, sz)) if r else 0, seg=seg, loc=loc, rot=rot, parent=parent)


def rrect(w, d, r, n=8):
    pts = []
    for cx, cy, a0 in ((w / 2 - r, d / 2 - r, 0), (-w / 2 + r, d / 2 - r, 90), (-w / 2 + r, -d / 2 + r, 180), (w / 2 - r, -d / 2 + r, 270)):
        for i in range(n + 1):
            a = D(a0 + 90 * i / n)
            pts.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return pts


def loft(rings, m, cap=True, **kw):
    """rings: lists of 3-D points of one length."""
    n = len(rings[0])
    v = [p for r in rings for p in r]
    f = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(len(rings) - 1) for j in range(n)]
    if cap:
        f += [tuple(range(n))[::-1], tuple((len(rings) - 1) * n + j for j in range(n))]
    return mesh(v, f, m, **kw)


def plate(w, d, h, r, m, bevel=.0015, **kw):
    """A flat thing with round corners: a laptop's half, a phone, a power bank."""
    p = rrect(w, d, r)
    return loft([[(x, y, 0) for x, y in p], [(x, y, h) for x, y in p]], m, bevel=bevel, **kw)


def chaikin(p, k=2, closed=False):
    p = [np.array(q, float) for q in p]
    for _ in range(k):
        q = [] if closed else [p[0]]
        for a, b in zip(p, p[1:] + ([p[0]] if closed else [])):
            q += [a * .75 + b * .25, a * .25 + b * .75]
        p = q if closed else q + [p[-1]]
    return [tuple(x) for x in p]


def lathe(profile, m, seg=96, k=0, angle=40, **kw):
    if k:
        profile = chaikin(profile, k)
    v, f = [], []
    n = len(profile)
    uv = []
    for i in range(seg + 1):
        a = 2 * math.pi * i / seg
        for j, (r, z) in enumerate(profile):
            v.append((r * math.cos(a), r * math.sin(a), z))
            uv.append((i / seg, j / (n - 1)))
    for i in range(seg):
        for j in range(n - 1):
            f.append((i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1))
    return mesh(v, f, m, angle=angle, uv=uv if kw.pop("use_uv", False) else None, **kw)


def catmull(p, n=10):
    p = [np.array(q, float) for q in p]
    p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, n, endpoint=False):
            a, b, c, d = p[i - 1:i + 3]
            out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    return out + [p[-2]]


def tube(pts, r, m, cyclic=False, smooth=True, loc=(0, 0, 0), rot=(0, 0, 0), parent="root", res=3):
    pts = catmull(pts) if smooth and not cyclic else pts
    cu = bpy.data.curves.new("c", "CURVE")
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = "3D", r, res, True
    sp = cu.splines.new("POLY")
    sp.points.add(len(pts) - 1)
    for q, p in zip(sp.points, pts):
        q.co = (float(p[0]), float(p[1]), float(p[2]), 1)
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    return _obj("t", cu, m, loc, rot, parent)


def ring(rad, r, m, n=96, **kw):
    return tube([(rad * math.cos(2 * math.pi * i / n), rad * math.sin(2 * math.pi * i / n), 0) for i in range(n)], r, m, cyclic=True, **kw)


def decal(path, w, h, loc, rot=(D(90), 0, 0), parent="root", **kw):
    v = [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)]
    return mesh(v, [(0, 1, 2, 3)], decal_mat(path, **kw), smooth=False, uv=[(0, 0), (1, 0), (1, 1), (0, 1)], loc=loc, rot=rot, parent=parent)


def quad(p, m, uvs=((0, 0), (1, 0), (1, 1), (0, 1)), **kw):
    return mesh(p, [(0, 1, 2, 3)], m, smooth=False, uv=list(uvs), **kw)


def heightfield(sx, sy, nx, ny, h, m, loc=(0, 0, 0), parent=None, rot=(0, 0, 0)):
    xs, ys = np.linspace(-sx / 2, sx / 2, nx), np.linspace(-sy / 2, sy / 2, ny)
    X, Y = np.meshgrid(xs, ys)
    Z = h(X, Y)
    v = np.stack([X, Y, Z], -1).reshape(-1, 3)
    f = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    uv = np.stack([X / 1.0, Y / 1.0], -1).reshape(-1, 2)
    return mesh(v, f, m, angle=180, uv=[tuple(u) for u in uv], loc=loc, rot=rot, parent=parent)


def folds(seed, n=34, amp=.012, span=1.0):
    """Wrinkles of a sheet: many bent ridges that rise, run and die out."""
    rng = np.random.default_rng(seed)
    par = [(rng.uniform(-span, span), rng.uniform(-span, span), rng.normal(.5, .7), rng.uniform(.008, .030), rng.uniform(.08, .40), rng.uniform(.15, 1) ** 1.5 * amp, rng.normal(0, 1.2)) for _ in range(n)]

    def h(X, Y):
        Z = np.zeros_like(X)
        for cx, cy, a, w, ln, am, bend in par:
            u = (X - cx) * math.cos(a) + (Y - cy) * math.sin(a)
            v = -(X - cx) * math.sin(a) + (Y - cy) * math.cos(a) + bend * u * u
            Z += am * np.exp(-(u / ln) ** 2) / np.cosh(v / w) ** 2
        g = fractal(X.shape[0], X.shape[1], seed, 6, 3)
        return Z + .014 * (g - .5) + .004 * (fractal(X.shape[0], X.shape[1], seed + 1, 5, 14) - .5)
    return h


# ------------------------------------------------------------------ 4 rooms
def area(loc, look, sx, sy, watts, color=(1, 1, 1), spread=180):
    li = bpy.data.lights.new("a", "AREA")
    li.shape, li.size, li.size_y, li.energy, li.color = "RECTANGLE", sx, sy, watts, color
    li.spread = D(spread)
    o = bpy.data.objects.new("a", li)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(look) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def sun(az, el, strength, color=(1, .93, .82), angle=.9):
    li = bpy.data.lights.new("s", "SUN")
    li.energy, li.color, li.angle = strength, color, D(angle)
    o = bpy.data.objects.new("s", li)
    bpy.context.scene.collection.objects.link(o)
    o.rotation_euler = (D(90 - el), 0, D(az))
    return o


def world(color, strength):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes["Background"]
    bg.inputs[0].default_value = color if len(color) == 4 else tuple(color) + (1,)
    bg.inputs[1].default_value = strength


def sunpatch(loc, target, watts, color=(1, .86, .66), blades=9):
    """Sun through louvres: a spot whose light is masked to a window of blades, so no hole in the wall is needed."""
    li = bpy.data.lights.new("gobo", "SPOT")
    li.energy, li.color, li.spot_size, li.spot_blend, li.shadow_soft_size = watts, color, D(70), 0, .012
    li.use_nodes = True
    t = li.node_tree
    e = t.nodes["Emission"]
    n = lambda k: t.nodes.new(k)
    co, sep = n("ShaderNodeTexCoord"), n("ShaderNodeSeparateXYZ")
    t.links.new(co.outputs["Normal"], sep.inputs[0])

    def m(op, a, b=0.0):
        x = n("ShaderNodeMath")
        x.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, bpy.types.NodeSocket):
                t.links.new(v, x.inputs[i])
            else:
                x.inputs[i].default_value = v
        return x.outputs[0]
    u, v = m("DIVIDE", sep.outputs[0], sep.outputs[2]), m("DIVIDE", sep.outputs[1], sep.outputs[2])
    mask = m("MULTIPLY", m("LESS_THAN", m("ABSOLUTE", u), .30), m("LESS_THAN", m("ABSOLUTE", v), .34))
    mask = m("MULTIPLY", mask, m("GREATER_THAN", m("ABSOLUTE", u), .022))
    mask = m("MULTIPLY", mask, m("GREATER_THAN", m("SINE", m("MULTIPLY", v, blades * math.pi / .34)), -.35))
    t.links.new(mask, e.inputs[1])
    o = bpy.data.objects.new("gobo", li)
    bpy.context.scene.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()


def socket(loc, rot=(0, 0, 0)):
    """The British three-pin socket with its switch, on a wall that faces -Y."""
    w = pbr("socketwhite", "#e4dfd2", .35, stain=.3, dust=.2)
    e = empty(loc, rot, None)
    box(.086, .012, .086, w, .004, parent=e, base=False)
    k = pbr("slot", "#15120f", .7)
    for x, z, sx, sz in ((0, .014, .004, .009), (-.011, -.010, .007, .004), (.011, -.010, .007, .004)):
        box(sx, .004, sz, k, .0003, loc=(x, -.0048, z), parent=e, base=False)
    box(.010, .008, .018, w, .002, loc=(.03, -.007, .022), rot=(D(8), 0, 0), parent=e, base=False)
    for x in (-.032, .032):
        lathe([(0, .001), (.003, .001), (.003, 0)], pbr("screw", "#8d8a84", .35, 1), 16, loc=(x, -.007, -.0), rot=(D(90), 0, 0), parent=e)
    return e


def shell(h, back, left, right, front, floor, wall, win, ceiling=2.7, window=("left", .9, -.4, 1.3, 1.25, 120, (.86, .93, 1.0))):
    """A closed room: floor at z = -h, walls, ceiling; the window is a lit opening with louvre blades."""
    z0, z1 = -h, ceiling - h
    fm, wm = floor, wall
    quad([(-left, -front, z0), (right, -front, z0), (right, back, z0), (-left, back, z0)], fm, parent=None)
    quad([(-left, back, z0), (right, back, z0), (right, back, z1), (-left, back, z1)], wm, parent=None)
    quad([(-left, -front, z0), (-left, back, z0), (-left, back, z1), (-left, -front, z1)], wm, parent=None)
    quad([(right, back, z0), (right, -front, z0), (right, -front, z1), (right, back, z1)], wm, parent=None)
    quad([(right, -front, z0), (-left, -front, z0), (-left, -front, z1), (right, -front, z1)], wm, parent=None)
    quad([(-left, back, z1), (right, back, z1), (right, -front, z1), (-left, -front, z1)], pbr("ceil", "#e9e5da", .9), parent=None)
    sk = pbr("skirt", "#6b5a49", .35, stain=.4, dust=.3)
    box(left + right, .014, .09, sk, .002, loc=((right - left) / 2, back - .007, z0), parent=None)
    box(.014, front + back, .09, sk, .002, loc=(-left + .007, (back - front) / 2, z0), parent=None)
    side, zc, y, w, hh, watts, col = window
    zc = zc + .55 - h
    x, nx = (-left + .03, 1) if side == "left" else (right - .03, -1)
    if side in ("left", "right"):
        area((x, y, zc), (x + nx, y, zc - .12), w, hh, watts, col)
        fr = pbr("frame", "#4d3a28", .45)
        for dy in (-w / 2, 0, w / 2):
            box(.05, .045, hh + .08, fr, .004, loc=(x + nx * .02, y + dy, zc - hh / 2 - .04), parent=None)
        for k in range(9):
            box(.09, w, .005, pbr("louvre", "#9fb4b4", .08, spec=.6), .001, loc=(x + nx * .05, y, zc - hh / 2 + (k + .5) * hh / 9), rot=(0, nx * D(38), 0), parent=None, base=False)
    else:  # behind whoever takes the picture
        area((y, -front + .05, zc), (y, 0, zc - .2), w, hh, watts, col)


def room(kind, opt):
    lower = opt.get("lower")
    upper = opt.get("upper", "#e6dcc0")
    win = opt.get("window")
    kelvin = opt.get("light", "day")
    col = {"day": (.86, .93, 1.0), "warm": (1.0, .86, .66), "evening": (1.0, .80, .56)}[kelvin]
    watts = opt.get("watts", 130)
    if opt.get("sun") and kind != "step":
        sunpatch(*opt["sun"])
    if kind == "tile":
        world((.6, .65, .7), .12)
        shell(0, opt.get("back", .42), opt.get("left", 1.3), 1.9, 2.6, tiles(opt.get("floor", "cream")), wall_paint(upper, lower), None,
              window=win or ("left", 1.0, -.7, 1.2, 1.2, watts, col))
        socket((opt.get("sx", .42), opt.get("back", .42) - .006, .36))
    elif kind == "desk":
        world((.6, .65, .7), .12)
        h, back = .75, opt.get("back", .33)
        shell(h, back, 1.1, 1.7, 2.3, tiles("terrazzo"), wall_paint(upper, lower, floor_z=-h), None, window=win or ("left", 1.05, -.25, 1.0, 1.2, watts, col))
        wd = wood("desk", opt.get("wood", "#a9744a"), opt.get("wood2", "#6d4529"), .38)
        box(1.25, back + .34, .022, wd, .003, loc=(.05, (back - .34) / 2 - .004, -.022), parent=None)
        box(1.25, .02, .09, wd, .002, loc=(.05, -.30, -.115), parent=None)
        if opt.get("props", True):
            mug((-.40, .17, 0))
            notebook((.46, .10, 0), -14)
    elif kind == "bed":
        world((.6, .65, .7), .12)
        h, back = .48, opt.get("back", .75)
        shell(h, back, 1.15, 2.0, 2.4, tiles(opt.get("floor", "cream")), wall_paint(upper, lower, floor_z=-h), None, window=win or ("left", 1.1, .0, 1.1, 1.2, watts, col))
        img = tex_wax("wax%s" % opt.get("wax", 0), *[((30, 50, 110), (232, 150, 40), (240, 232, 214)), ((214, 224, 232), (120, 150, 190), (236, 240, 244)), ((140, 40, 50), (240, 200, 120), (250, 240, 225))][opt.get("wax", 0)])
        sh = cloth("sheet", img=img, iscale=opt.get("iscale", 6.6), rot=.12, fade=.20) if opt.get("print", True) else cloth("sheet", opt.get("sheet", "#c9d3dc"))
        f = folds(opt.get("seed", 7), 110, opt.get("amp", .026), 1.0)
        flat = opt.get("flat", (.21, .15))

        def hh(X, Y):
            z = f(X, Y)
            e = np.exp(-((X / flat[0]) ** 2 + ((Y - .78 + back - .0) / flat[1]) ** 2) ** 3)  # pressed flat under the good
            rim = np.clip((np.abs(X) - .93) / .06, 0, 1) ** 2
            front = np.clip((-Y - .62) / .10, 0, 1) ** 2
            return z * (1 - .88 * e) - .010 * e - .2 * rim - .25 * front
        heightfield(2.0, 1.5, 300, 230, hh, sh, loc=(0, back - .78, -.004))
        box(1.95, 1.30, .2, pbr("mat", "#c9c2b2", .9), .03, loc=(0, back - .66, -.23), parent=None)
        pillow((-.55, back - .24, .0), cloth("pillow", opt.get("pillow", "#e8e4da")))
    elif kind == "step":
        w = bpy.data.worlds.new("w")
        bpy.context.scene.world = w
        w.use_nodes = True
        sky = w.node_tree.nodes.new("ShaderNodeTexSky")
        sky.sky_type, sky.sun_disc, sky.sun_elevation, sky.sun_rotation, sky.air_density, sky.dust_density = "NISHITA", False, D(48), D(opt.get("sunaz", 130)), 1.2, 3.5
        w.node_tree.links.new(sky.outputs[0], w.node_tree.nodes["Background"].inputs[0])
        w.node_tree.nodes["Background"].inputs[1].default_value = .16
        sun(opt.get("sunaz", -42), 50, opt.get("sun", 4.5), angle=1.2)
        c = tiles("concrete")
        box(4, 1.3, .16, c, .012, loc=(0, .1, -.16), parent=None)
        box(6, 4, .16, c, .012, loc=(0, -1.6, -.34), parent=None)
        back = opt.get("back", .55)
        quad([(-4, back, -.4), (4, back, -.4), (4, back, 3), (-4, back, 3)], wall_paint(upper, lower, .5, 0), parent=None)
        soil = pbr("soil", "#7a4f33", .95, bump=1, bscale=60, vary=.3)
        quad([(-9, -9, -.5), (9, -9, -.5), (9, -3, -.35), (-9, -3, -.35)], soil, parent=None)


def mug(loc):
    e = empty(loc, (0, 0, D(30)), None)
    c = pbr("mug", "#c8452f", .2, coat=.4)
    lathe([(0, 0), (.036, 0), (.039, .003), (.040, .088), (.039, .090), (.037, .088), (.036, .006), (0, .005)], c, 48, parent=e)
    tube([(.039, 0, .072), (.062, 0, .070), (.068, 0, .045), (.058, 0, .022), (.038, 0, .018)], .0055, c, parent=e)
    for i, k in enumerate(("#1f3f94", "#b5282d", "#20201f", "#d8b23c")):
        a = i * 1.7
        tube([(.012 * math.cos(a), .012 * math.sin(a), .006), (.03 * math.cos(a), .03 * math.sin(a), .145 + .008 * i)], .0042, pbr("pen" + k, k, .3), smooth=False, parent=e)


def notebook(loc, rot):
    e = empty(loc, (0, 0, D(rot)), None)
    box(.15, .21, .012, pbr("pagesn", None, .9, img=tex_pages(7), space="Generated"), .001, loc=(0, 0, .0006), parent=e)
    box(.154, .214, .001, pbr("nb", "#25406f", .5, scratch=.3), .0005, loc=(0, 0, .0126), parent=e)
    tube([(-.05, -.08, .0172), (.04, .07, .0172)], .0036, pbr("pen", "#16181c", .25), smooth=False, parent=e)


def pillow(loc, m, parent=None, turn=7):
    n = 70
    u = np.linspace(-1, 1, n)
    X, Y = np.meshgrid(u, u)
    H = np.clip((1 - np.abs(X) ** 3.2) * (1 - np.abs(Y) ** 3.2), 0, 1) ** .55
    g = folds(21, 20, .09, 1)(X, Y)
    top = np.stack([X * .33 * (1 - .06 * Y * Y), Y * .22 * (1 - .08 * X * X), .075 * H + .12 * g * H * .5], -1).reshape(-1, 3)
    bot = top * np.array([1, 1, -.45])
    f = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    mesh(np.concatenate([top, bot]), f + [tuple(n * n + k for k in q[::-1]) for q in f], m, angle=180, loc=(loc[0], loc[1], loc[2] + .035), rot=(D(6), 0, D(turn)), parent=parent)


# ------------------------------------------------------------------ 5 goods
def plug_cable(pts, m=None, r=.0032):
    tube(pts, r, m or pbr("cable", "#17171a", .5, dust=.3))


def plug_top(loc):
    p = pbr("plug", "#1b1b1d", .4, dust=.2)
    box(.046, .03, .05, p, .010, loc=loc, base=False)


def fan(v):
    black = v.get("black", True)
    body = pbr("fbody", "#1d1e20" if black else "#e7e5dd", .38, dust=.55, scratch=.25, smudge=.2, bump=.06)
    chrome = pbr("fchrome", "#c9c9c7", .17, 1, smudge=.12, dust=.1)
    wire = pbr("fwire", "#26272a" if black else "#d9d9d5", .35, .2, dust=.35)
    lathe([(0, .0), (.185, .0), (.192, .004), (.192, .014), (.180, .024), (.10, .036), (.05, .046), (.030, .060), (.026, .075), (0, .075)], body, 96, k=1)
    tube([(0, 0, .05), (0, 0, .58)], .0155, body, smooth=False)
    tube([(0, 0, .55), (0, 0, .88)], .0105, chrome, smooth=False)
    lathe([(.012, 0), (.024, .004), (.026, .02), (.024, .045), (.016, .055), (.012, .055)], body, 40, loc=(0, 0, .555))
    for i in range(12):
        a = i * math.pi / 6
        box(.004, .003, .04, body, .001, loc=(.0255 * math.cos(a), .0255 * math.sin(a), .561), rot=(0, 0, a))
    e = empty((0, 0, .90), (0, 0, 0))
    # the box of buttons
    rings = []
    for z, w, d in ((-.075, .060, .050), (-.07, .080, .066), (-.02, .098, .080), (.03, .098, .082), (.04, .085, .07)):
        rings.append([(x, y, z) for x, y in rrect(w, d, .018)])
    loft(rings, body, parent=e, sub=1, loc=(0, 0, -.035))
    panel = pbr("fpanel", "#8b8f94" if black else "#5b6a86", .3, .6)
    box(.085, .006, .045, panel, .002, loc=(0, -.0405, -.075), parent=e)
    for i in range(5):
        box(.0115, .008, .016, pbr("fbtn" + str(i == 0), "#b33026" if i == 0 else "#e2e2de", .35), .002, loc=(-.030 + i * .015, -.044, -.071), parent=e)
    decal(tex_label("fanbtn", "0   1   2   3   ~", 500, 60, fg=(240, 240, 240), size=40), .078, .009, (0, -.0441, -.047), parent=e)
    h = empty((0, 0, .055), (D(-v.get("tilt", 9)), 0, D(v.get("pan", 16))), e)
    hp = dict(parent=h)
    lathe([(0, -.005), (.03, -.005), (.055, .01), (.062, .03), (.062, .10), (.050, .13), (.02, .142), (0, .142)], body, 64, k=1, loc=(0, -.02, 0), rot=(D(-90), 0, 0), **hp)
    for i in range(14):
        a = i * 2 * math.pi / 14
        box(.005, .06, .003, pbr("slot", "#0a0a0a", .8), 0, loc=(.0622 * math.cos(a), .045, .0622 * math.sin(a)), rot=(0, -a + D(90), 0), base=False, **hp)
    Rg, N = .218, v.get("wires", 76)

    def prof(t, front):  # t 0..1 from hub to rim
        r = .045 + (Rg - .045) * t
        return r, (-.085 if front else .0) + ((1 - math.cos(t * math.pi / 2)) * .048 if front else -(1 - math.cos(t * math.pi / 2)) * .038) - (.0 if front else -.002)
    for front in (True, False):
        for i in range(N):
            a = 2 * math.pi * (i + (.5 if front else 0)) / N
            tw = .35 if front else 0
            pts = []
            for t in np.linspace(0, 1, 9):
                r, y = prof(t, front)
                aa = a + tw * (1 - t)
                pts.append((r * math.cos(aa), y, r * math.sin(aa)))
            tube(pts, .00115, wire, smooth=False, res=1, **hp)
        for t in (.33, .66):
            r, y = prof(t, front)
            ring(r, .0017, wire, rot=(D(90), 0, 0), loc=(0, y + (.0015 if front else -.0015), 0), **hp)
    ring(Rg, .0055, body, rot=(D(90), 0, 0), loc=(0, -.037, 0), **hp)
    lathe([(.2205, -.009), (.2235, -.008), (.2235, .008), (.2205, .009)], body, 96, loc=(0, -.037, 0), rot=(D(90), 0, 0), **hp)
    box(.018, .02, .03, body, .003, loc=(0, -.037, -.236), **hp)
    lathe([(0, .006), (.03, .006), (.046, .003), (.048, 0), (.046, -.003)], pbr("badge", "#b9bcc0" if black else "#31518f", .3, .7), 64, loc=(0, -.086, 0), rot=(D(90), 0, 0), **hp)
    decal(tex_label("fanlogo", "ZENITEX", 400, 100, fg=(20, 40, 110) if black else (245, 245, 245), size=76), .066, .016, (0, -.0935, 0), **hp)
    # blades
    bl = pbr("blade", v.get("blade", "#2f4f86"), .25, 0, spec=.5, dust=.25, smudge=.2)
    b = empty((0, -.055, 0), (0, D(v.get("turn", 25)), 0), h)
    nb = v.get("blades", 3)
    for k in range(nb):
        verts, faces = [], []
        nu, nv = 14, 12
        for i in range(nu):
            t = i / (nu - 1)
            r = .03 + .168 * t
            half = D(22 + 30 * math.sin(min(1, t * 1.15) * math.pi * .62)) * (1 if t < .93 else 1 - (t - .93) * 5.5) * (3 / nb) ** .7
            for j in range(nv):
                s = j / (nv - 1) * 2 - 1
                a = s * half + .38 * t
                verts.append((r * math.cos(a), s * .024 * (1 - .35 * t) + .004 * s * s, r * math.sin(a)))
        for i in range(nu - 1):
            for j in range(nv - 1):
                faces.append((i * nv + j, i * nv + j + 1, (i + 1) * nv + j + 1, (i + 1) * nv + j))
        o = mesh(verts, faces, bl, angle=80, rot=(0, k * 2 * math.pi / nb, 0), parent=b)
        so = o.modifiers.new("t", "SOLIDIFY")
        so.thickness = .002
    lathe([(0, .03), (.02, .028), (.030, .018), (.033, -.01), (.033, -.03)], bl, 48, rot=(D(90), 0, 0), parent=b)
    plug_cable([(0, .17, .012), (.03, .23, .004), (.12, .27, .004), (.22, .22, .004), (.33, .28, .004), (.40, .36, .03), (.42, .385, .2), (.42, .385, .33)])
    plug_top((.42, .385, .352))


def rice_cooker(v):
    col = v.get("color", "#efeae0")
    body = pbr("rbody", col, .22, spec=.5, smudge=.15, stain=.25, scratch=.12, coat=.3)
    blk = pbr("rblack", "#19191a", .42, dust=.3, bump=.08)
    steel = pbr("rsteel", "#cfcfcc", .22, 1, smudge=.14, brushed=(1, 1, 30))
    for i in range(4):
        a = D(45 + 90 * i)
        lathe([(0, -.012), (.012, -.012), (.015, 0), (.015, .01)], blk, 24, loc=(.095 * math.cos(a), .095 * math.sin(a), .012))
    lathe([(0, .010), (.105, .010), (.122, .018), (.128, .030), (.130, .060), (.131, .13), (.132, .182)], body, 128, k=0, angle=50)
    lathe([(.124, .012), (.1305, .020), (.1312, .040), (.1300, .043)], blk, 128)
    lathe([(.130, .178), (.136, .180), (.138, .186), (.134, .191), (.124, .190), (.121, .184)], steel, 128, k=1)
    if v.get("flowers", True):
        s = Nodes("band")
        im = s.image(tex_flowers("flowers", (190, 50, 80)), "UV", (1.0, 1, 1))
        s.l(im.outputs[0], s.b.inputs["Base Color"])
        s.l(im.outputs[1], s.b.inputs["Alpha"])
        s.b.inputs["Roughness"].default_value = .25
        lathe([(.1312, .095), (.1319, .165)], s.m, 128, use_uv=True)
    # glass lid with a steel rim, or a steel lid
    g = thin_glass((.86, .89, .88, 1), .04)
    prof = [(.0, .236), (.03, .2345), (.06, .229), (.09, .218), (.112, .203), (.120, .194)]
    lathe(prof, g if v.get("glass", True) else steel, 128)
    lathe([(.116, .196), (.1225, .193), (.125, .188), (.121, .186)], steel, 128, k=1)
    if v.get("glass", True):  # what you see through it: the pot and a little rice water stain
        lathe([(0, .03), (.11, .03), (.118, .045), (.119, .186)], pbr("pot", "#b4b4b2", .35, 1, smudge=.2), 96)
    lathe([(0, .272), (.014, .272), (.021, .266), (.021, .256), (.012, .248), (.012, .236), (0, .236)], blk, 48, k=1)
    lathe([(0, .2365), (.02, .2365), (.022, .234)], steel, 48)
    lathe([(0, 0), (.004, 0), (.004, .004)], steel, 24, loc=(.06, .03, .228))
    for sx in (-1, 1):
        rings = []
        for t in np.linspace(0, 1, 7):
            x = .128 + .052 * math.sin(t * math.pi)
            y = -.055 + .11 * t
            rings.append([(sx * (x + .010 * math.cos(a)), y, .150 + .012 * math.sin(a) + .012 * math.sin(t * math.pi)) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)])
        loft(rings, blk)
    # the panel
    rings = []
    for y, w, h in ((-.120, .108, .100), (-.137, .104, .096), (-.146, .094, .086)):
        rings.append([(x, y, z + .075) for x, z in rrect(w, h, .016)])
    loft(rings, blk, bevel=.003)
    decal(tex_label("ricelogo", "ANKORI", 300, 80, fg=(225, 225, 220), size=62), .042, .011, (0, -.1466, .106))
    decal(tex_label("ricetxt", "COOK          WARM", 400, 50, fg=(220, 220, 215), size=34), .070, .009, (0, -.1466, .074))
    for x, c, on in ((-.022, "#d8762a", 0), (.022, "#d9c24a", 0)):
        lathe([(0, .004), (.006, .003), (.0065, 0)], pbr("lamp" + c, c, .15, trans=.2), 24, loc=(x, -.146, .087), rot=(D(90), 0, 0))
    box(.030, .02, .013, blk, .003, loc=(0, -.150, .046), rot=(D(-14), 0, 0), base=False)
    box(.038, .004, .024, pbr("slot", "#0a0a0a", .8), .002, loc=(0, -.1455, .046), base=False)
    plug_cable([(.06, .12, .035), (.11, .17, .01), (.20, .16, .004), (.25, .08, .004), (.21, .0, .004), (.24, -.08, .004), (.30, -.10, .004)])
    plug_top((.325, -.105, .022))


def laptop(v):
    al = pbr("lal", v.get("color", "#a9abad"), .36, .75, smudge=.12, scratch=.08, dust=.12, bump=.05, bscale=900)
    dark = pbr("ldark", "#141415", .42, smudge=.15)
    W, Dp = .345, .236
    plate(W, Dp, .0155, .012, al, .0022, loc=(0, 0, .002))
    for x in (-.14, .14):
        for y in (-.09, .09):
            box(.03, .008, .003, dark, .001, loc=(x, y, 0))
    # key well and keys
    kw, kd = .300, .104
    kx, ky = 0, .045
    box(kw + .008, kd + .008, .0004, pbr("well", "#1c1c1d", .6), 0, loc=(kx, ky, .01725))
    s = Nodes("keys")
    im = s.image(tex_keys())
    wear = s.ramp(s.noise(25, 5, .6), [(.45, .50), (.7, .30)])
    s.l(im.outputs[0], s.b.inputs["Base Color"])
    s.l(wear, s.b.inputs["Roughness"])
    V, F, UV = [], [], []
    for r, ws in enumerate(KEYW):
        x, tot = 0.0, sum(ws)
        for w in ws:
            x0, x1 = x / tot * kw + .0011, (x + w) / tot * kw - .0011
            y1, y0 = kd - r / 6 * kd - .0011, kd - (r + 1) / 6 * kd + .0011
            b = len(V)
            for z, i in ((0, 0), (.0011, .0), (.0015, .0007)):
                for px, py in ((x0 + i, y0 + i), (x1 - i, y0 + i), (x1 - i, y1 - i), (x0 + i, y1 - i)):
                    V.append((px - kw / 2 + kx, py - kd / 2 + ky, .0176 + z))
                    UV.append((px / kw, py / kd))
            for q in (0, 4):
                F += [(b + q + i, b + q + (i + 1) % 4, b + q + 4 + (i + 1) % 4, b + q + 4 + i) for i in range(4)]
            F.append((b + 8, b + 9, b + 10, b + 11))
            x += w
    mesh(V, F, s.m, angle=20, uv=UV)
    plate(.105, .066, .0003, .004, pbr("pad", v.get("pad", "#9b9da0"), .22, .6, smudge=.12), 0, loc=(-.01, -.066, .0174))
    ring_pts = [(x, y, 0) for x, y in rrect(.105, .066, .004)]
    tube(ring_pts, .0003, dark, cyclic=True, loc=(-.01, -.066, .0176))
    decal(tex_label("st1", "quad\ncore", 120, 120, (20, 90, 170, 255), (255, 255, 255), 40), .017, .017, (-.145, -.096, .0179), (0, 0, 0))
    decal(tex_label("st2", "HD\ngraphics", 150, 120, (30, 30, 34, 255), (200, 220, 80), 32), .020, .016, (-.122, -.096, .0179), (0, 0, 0))
    for i in range(3):  # ports
        box(.002, .013 if i else .018, .0055, dark, .0004, loc=(W / 2, .07 - i * .03, .008))
    lid = empty((0, Dp / 2 - .004, .0165), (D(-v.get("open", 18)), 0, 0))
    hing = pbr("lhinge", "#2a2a2c", .35)
    for x in (-.11, .11):
        tube([(x - .025, 0, 0), (x + .025, 0, 0)], .0055, hing, smooth=False, parent=lid)
    H = .222
    plate(W, H, .0055, .010, al, .0016, loc=(0, .0055, H / 2 + .004), rot=(D(90), 0, 0), parent=lid)
    plate(W - .004, H - .004, .0007, .009, dark, .0003, loc=(0, -.0000, H / 2 + .004), rot=(D(90), 0, 0), parent=lid)
    s = Nodes("screen")
    im = s.image(tex_screen_laptop())
    s.b.inputs["Base Color"].default_value = (.01, .01, .012, 1)
    s.l(im.outputs[0], s.b.inputs["Emission"])
    s.b.inputs["Emission Strength"].default_value = v.get("nits", 2.2)
    s.l(s.math("ADD", s.math("MULTIPLY", s.noise(9, 8, .75), .35), .10), s.b.inputs["Roughness"])
    w, h = .318, .199
    quad([(-w / 2, -.0011, .016), (w / 2, -.0011, .016), (w / 2, -.0011, .016 + h), (-w / 2, -.0011, .016 + h)], s.m, parent=lid)
    decal(tex_label("laplogo", "HALIX", 240, 60, fg=(190, 190, 190), size=44), .028, .007, (0, -.0012, .0095), parent=lid)
    lathe([(0, .0003), (.0018, .0003)], pbr("lens", "#0a0c14", .05), 16, loc=(0, -.0008, H - .002), rot=(D(90), 0, 0), parent=lid)
    if v.get("charger", True):
        plug_cable([(-W / 2 - .002, .08, .008), (-.24, .09, .006), (-.30, .02, .003), (-.27, -.09, .003), (-.36, -.12, .003), (-.50, -.04, .003)], r=.0023)


def books(v):
    z = 0
    rng = random.Random(v.get("seed", 2))
    for i in v.get("order", range(len(BOOKS))):
        *_, w, d, t = BOOKS[i]
        front, spine = tex_book(i)
        e = empty((rng.uniform(-.012, .012), rng.uniform(-.012, .012), z), (0, 0, D(90 + rng.uniform(-9, 9))))
        # x: from spine (-w/2) to fore-edge; y: height of the book
        cov = pbr(f"cov{i}", None, .32 if i != 4 else .55, img=front, smudge=.14, scratch=.10, coat=.25 if i != 4 else 0)
        spm = pbr(f"sp{i}", None, .38, img=spine, smudge=.14)
        edge = pbr(f"ed{i}", tuple(c / 255 for c in BOOKS[i][2]), .45)
        pg = pbr(f"pg{i}", None, .9, img=tex_pages(i), space="Generated", iscale=(1, 1, 1), stain=.25)
        sN = Nodes("pgs")
        sep = sN.n("ShaderNodeSeparateXYZ")
        sN.l(sN.co.outputs["Object"], sep.inputs[0])
        cmb = sN.n("ShaderNodeCombineXYZ")
        sN.l(sN.math("MULTIPLY", sep.outputs[2], 1 / .04), cmb.inputs[1])
        sN.l(sN.math("MULTIPLY", sN.math("ADD", sep.outputs[0], sep.outputs[1]), 2.0), cmb.inputs[0])
        ti = sN.n("ShaderNodeTexImage")
        ti.image = bpy.data.images.load(tex_pages(i), check_existing=True)
        sN.l(cmb.outputs[0], ti.inputs[0])
        cc = sN.mix(sN.math("MULTIPLY", sN.ramp(sN.noise(14, 8, .7), [(.45, 0.0), (.75, 1.0)]), .35), ti.outputs[0], srgb("#a08a66"))
        sN.l(cc, sN.b.inputs["Base Color"])
        sN.b.inputs["Roughness"].default_value = .9
        sN.l(sN.bump(ti.outputs[0], .5, .0006), sN.b.inputs["Normal"])
        ct = .0009 if i > 1 else .0016
        # page block with a slightly hollow fore-edge, gently wavy
        n = 24
        rings = []
        for zz in np.linspace(0, 1, 7):
            bow = .0035 * math.sin(zz * math.pi)
            y = np.linspace(-d / 2 + .002, d / 2 - .002, n)
            fore = [(w / 2 - .003 - bow + .0006 * math.sin(yy * 60 + zz * 9), yy) for yy in y]
            back = [(-w / 2 + .003, yy) for yy in y[::-1]]
            rings.append([(a, b, ct + zz * (t - 2 * ct)) for a, b in fore + back])
        loft(rings, sN.m, angle=50, parent=e)
        curl = v.get("curl", .006) * rng.uniform(.3, 1.2) if i > 1 else 0
        for top in (0, 1):
            nx, ny = 18, 18
            V, F, U = [], [], []
            for a in range(nx):
                for b in range(ny):
                    x, y = -w / 2 + w * a / (nx - 1), -d / 2 + d * b / (ny - 1)
                    lift = curl * (max(0, (a / (nx - 1)) - .55) / .45) ** 2 * (max(0, 1 - b / (ny - 1) * 1.3)) if top and z + t > sum(BOOKS[k][6] for k in v.get("order", range(len(BOOKS)))) - .002 else 0
                    V.append((x, y, (t - ct if top else 0) + lift))
                    U.append((a / (nx - 1), b / (ny - 1)))
            for a in range(nx - 1):
                for b in range(ny - 1):
                    F.append((a * ny + b, (a + 1) * ny + b, (a + 1) * ny + b + 1, a * ny + b + 1))
            o = mesh(V, F, cov if top else edge, angle=60, uv=U, parent=e)
            so = o.modifiers.new("t", "SOLIDIFY")
            so.thickness, so.offset = ct, 1
        # rounded spine
        V, F, U = [], [], []
        ns = 10
        for a in range(ns):
            th = -math.pi / 2 + math.pi * a / (ns - 1)
            for b in (0, 1):
                V.append((-w / 2 - (.0045 if i < 2 else .0012) * math.cos(th), -d / 2 + d * b, t / 2 + (t / 2) * math.sin(th) if i < 2 else t * a / (ns - 1)))
                U.append((1 - b, a / (ns - 1)))
        for a in range(ns - 1):
            F.append((a * 2, a * 2 + 1, a * 2 + 3, a * 2 + 2))
        mesh(V, F, spm, angle=60, uv=U, parent=e)
        if i in (0, 3):
            for k, c in enumerate(("#e8d23c", "#e0559a", "#4fb7d8")):
                box(.012, .009, .0004, pbr("tab" + c, c, .8), 0, loc=(w / 2 + .002, -.07 + k * .035 + i * .01, t * (.3 + .15 * k)), parent=e)
        z += t + .0004


def fridge(v):
    col = v.get("color", "#b3b6b8")
    silver = v.get("silver", True)
    W, Dp, H = .475, .42, .84
    body = pbr("frbody", "#4b4d50" if silver else "#e6e4dd", .45, .1 if silver else 0, dust=.4, stain=.2, bump=.05)
    door = pbr("frdoor", col if silver else "#ebe9e2", .30, .55 if silver else 0, smudge=.06, stain=.06, scratch=.18, brushed=(30, 1, .6) if silver else None, dust=.2, coat=0 if silver else .25)
    gask = pbr("gasket", "#2b2b2b", .8)
    for x in (-.2, .2):
        for y in (-.16, .16):
            lathe([(0, 0), (.018, 0), (.018, .022)], gask, 24, loc=(x, y, 0))
    box(W, Dp, H - .03, body, .008, loc=(0, .03, .022))
    box(W + .004, Dp + .02, .022, body, .006, loc=(0, .02, H - .022))
    dr = empty((-W / 2, -.183, 0), (0, 0, D(-v.get("ajar", 0))))
    box(W - .016, .012, H - .08, gask, .002, loc=(W / 2, .004, .045), parent=dr)
    box(W, .048, H - .062, door, .011, seg=4, loc=(W / 2, -.026, .036), parent=dr)
    # handle hollow at the top edge and its lip
    box(.20, .02, .030, pbr("frhandle", "#3a3b3d" if silver else "#bdbab0", .4), .006, loc=(W / 2 + .10, -.044, H - .062), parent=dr)
    box(.19, .012, .016, pbr("slot", "#0b0b0b", .8), .003, loc=(W / 2 + .10, -.0505, H - .056), parent=dr)
    decal(tex_label("frlogo", "Frostel", 400, 110, fg=(30, 34, 60) if silver else (150, 30, 34), size=84, face="liberation/LiberationSans-BoldItalic"), .075, .02, (.085, -.0506, H - .075), parent=dr, metal=.3)
    lab = Image.new("RGB", (240, 300), (245, 243, 236))
    d = ImageDraw.Draw(lab)
    d.rectangle([0, 0, 240, 46], fill=(20, 90, 60))
    text(d, (120, 24), "ENERGY", 32, "white", anchor="mm")
    for i, c in enumerate(((0, 140, 70), (110, 180, 60), (230, 210, 40), (235, 140, 40), (210, 50, 40))):
        d.polygon([(14, 62 + i * 38), (70 + i * 28, 62 + i * 38), (84 + i * 28, 77 + i * 38), (70 + i * 28, 92 + i * 38), (14, 92 + i * 38)], fill=c)
    text(d, (120, 276), "93 litres", 26, (30, 30, 30), anchor="mm")
    decal(save_tex(worn(lab, 3, .9, .6, 3), "energy"), .062, .078, (W - .075, -.0507, H - .16), (D(90), D(2), 0), parent=dr)
    for x, z, c, s in ((.11, .56, "#c8352e", .016), (.16, .585, "#e0b43a", .013), (.10, .48, "#2e6fb0", .014)):
        lathe([(0, .007), (s * .8, .006), (s, .003), (s, 0)], pbr("mag" + c, c, .35), 32, loc=(x, -.051, z), rot=(D(90), 0, 0), parent=dr)
    note = Image.new("RGB", (300, 360), (250, 246, 230))
    d = ImageDraw.Draw(note)
    for i in range(9):
        d.line([(0, 50 + i * 34), (300, 50 + i * 34)], fill=(170, 190, 215), width=2)
    for i, t in enumerate(("Water x12", "Milo, sugar", "gari", "eggs (crate)", "pay light bill!!")):
        text(d, (24, 58 + i * 34), t, 27, (30, 40, 110), "dejavu/DejaVuSans-Oblique")
    decal(save_tex(worn(note, 8, .4, .5, 2), "note"), .085, .10, (.125, -.0508, .515), (D(90), D(-4), 0), parent=dr, rough=.9)
    for z in (.03, H - .06):
        box(.03, .03, .012, gask, .003, loc=(.02, -.01, z), parent=dr)
    # on top: a folded cloth, a bottle, a plastic bowl
    if v.get("top", True):
        heightfield(.36, .30, 90, 80, folds(4, 14, .012, .2), cloth("topcloth", img=tex_wax("wax2", (140, 40, 50), (240, 200, 120), (250, 240, 225)), iscale=9), loc=(-.02, .03, H + .006), parent=ROOT)
        lathe([(0, 0), (.033, 0), (.035, .01), (.034, .15), (.030, .18), (.014, .205), (.0135, .215)], thin_glass((.80, .88, .93, 1), .06), 48, loc=(-.12, .08, H + .012))
        lathe([(0, .02), (.0155, .02), (.0155, 0)], pbr("cap", "#2160b0", .4), 32, loc=(-.12, .08, H + .225))
        lathe([(0, .001), (.032, .001), (.0325, .10), (0, .10)], pbr("water", "#c4dbe4", .05, trans=.9), 48, loc=(-.12, .08, H + .014))
        lathe([(0, 0), (.05, 0), (.085, .05), (.088, .052), (.084, .050), (.05, .004), (0, .004)], pbr("bowl", "#d4542f", .35, sss=.1), 64, loc=(.09, .06, H + .014))
    plug_cable([(.18, .24, .10), (.24, .30, .03), (.33, .33, .006), (.45, .34, .01), (.50, .385, .12), (.50, .385, .33)])
    plug_top((.50, .385, .352))


def bucket(v, loc, rot=0, s=1.0, col="#1d7f86", lid=False):
    e = empty(loc, (0, 0, D(rot)))
    m = pbr("bk" + col, col, .34, smudge=.16, dust=.18, stain=.20)
    p = [(0, .004), (.095, .004), (.098, 0), (.104, 0), (.106, .006), (.139, .235), (.141, .238), (.147, .239), (.149, .243), (.149, .258), (.146, .262), (.141, .262), (.138, .258), (.103, .010), (0, .009)]
    lathe([(r * s, z * s) for r, z in p], m, 96, parent=e)
    for z in (.085, .165):
        ring((.1045 + (z * .1475)) * s, .0016 * s, m, loc=(0, 0, z * s), parent=e)
    w = pbr("wire", "#b9b8b4", .3, 1)
    a = v.get("hang", 62)
    pts = []
    for t in np.linspace(0, math.pi, 25):
        x, z = .151 * math.cos(t) * s, .165 * math.sin(t) * s
        pts.append((x, -z * math.sin(D(a)), .243 * s + z * math.cos(D(a))))
    tube(pts, .0021 * s, w, parent=e)
    k = len(pts) // 2
    tube(pts[k - 3:k + 4], .008 * s, pbr("grip", "#e8e4da", .4), parent=e)
    for sx in (-1, 1):
        box(.012, .03, .03, m, .004, loc=(sx * .150 * s, 0, .243 * s), parent=e, base=False)
    if lid:
        lathe([(0, .010), (.05, .012), (.12, .008), (.140, .004), (.153, .004), (.155, 0), (.155, -.014), (.152, -.014)], m, 96, loc=(0, 0, .266 * s), parent=e)
        lathe([(0, .016), (.018, .016), (.022, .008), (.02, 0)], m, 40, loc=(0, 0, .276 * s), parent=e)


def buckets(v):
    bucket(dict(hang=88), (-.10, .03, 0), 20, 1.12, v.get("a", "#14777f"), lid=False)
    bucket(dict(hang=100), (.17, -.06, 0), 35, .92, v.get("b", "#b5302f"))
    c = pbr("cup", "#e0a92e", .38, dust=.2, scratch=.2)
    e = empty((-.03, -.25, 0), (0, 0, D(-50)))
    lathe([(0, .003), (.036, .003), (.038, 0), (.044, .09), (.047, .092), (.045, .094), (.042, .09), (.036, .006), (0, .006)], c, 64, parent=e)
    tube([(.041, 0, .075), (.068, 0, .072), (.072, 0, .045), (.060, 0, .020), (.038, 0, .018)], .005, c, parent=e)


def kettle(v):
    st = pbr("kst", v["color"], .30, smudge=.16, coat=.3) if "color" in v else pbr("kst", "#cfcfcd", .20, 1, smudge=.16, stain=.10, brushed=(1, 1, 40))
    bk = pbr("kbk", "#1a1a1b", .38, dust=.3, bump=.06)
    lathe([(0, 0), (.082, 0), (.086, .004), (.086, .016), (.080, .020), (0, .020)], bk, 96)
    lathe([(.074, .020), (.080, .022), (.082, .034), (.080, .06), (.074, .11), (.066, .155), (.060, .178), (.057, .182)], st, 96, k=1)
    lathe([(.081, .021), (.0832, .024), (.0832, .036), (.081, .039)], bk, 96)
    lathe([(.058, .180), (.056, .188), (.040, .200), (.018, .206), (0, .207)], bk, 64, k=1)
    lathe([(0, .228), (.010, .227), (.013, .220), (.009, .212), (.010, .204)], bk, 40, k=1)
    rings = []
    for t, w, h in ((0, .030, .050), (.4, .024, .036), (.8, .016, .020), (1.0, .014, .013)):
        cx, cz = -.052 - .042 * t, .145 + .030 * t
        rings.append([(cx + .25 * y * 0, x, cz + y) for x, y in rrect(w * 1.5, h, min(w * .7, h * .48))])
    loft(rings, st, angle=80)
    pts = catmull([(.050, 0, .186), (.092, 0, .196), (.128, 0, .170), (.134, 0, .110), (.118, 0, .060), (.078, 0, .040)], 6)
    rr = []
    for i, p in enumerate(pts):
        q = pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]
        a = math.atan2(q[2], q[0])
        rr.append([(p[0] - y * math.sin(a), x, p[2] + y * math.cos(a)) for x, y in rrect(.026, .017, .007, 5)])
    loft(rr, bk, angle=60)
    box(.012, .018, .030, pbr("kred", "#b8261f", .3), .004, loc=(.112, 0, .050), rot=(0, D(35), 0), base=False)
    plug_cable([(.05, .06, .010), (.10, .13, .004), (.19, .14, .004), (.22, .05, .004), (.28, .02, .004)])
    plug_top((.305, .01, .022))


def powerbank(v):
    b = pbr("pbk", v.get("color", "#20242b"), .40, smudge=.22, dust=.10, bump=.10, bscale=1500, vary=.12)
    plate(.070, .146, .0165, .013, b, .004, loc=(0, 0, 0))
    decal(tex_label("pbl", "VOLTRA", 400, 100, fg=(215, 215, 215), size=82), .034, .0085, (0, .040, .01665), (0, 0, 0))
    decal(tex_label("pbs", "10000 mAh  3.7 V 37 Wh\nInput 5 V 2 A  Output 5 V 2.4 A", 640, 90, fg=(170, 170, 170), size=30), .05, .007, (0, -.055, .01665), (0, 0, 0))
    for i in range(4):
        lathe([(0, .0003), (.0013, .0003), (.0013, 0)], pbr("led" + str(i < 3), "#7fd0ff" if i < 3 else "#30343a", .3, emit=6 if i < 3 else 0), 16, loc=(-.012 + .008 * i, .060, .0166))
    box(.013, .004, .0055, pbr("port", "#0a0a0a", .6), .0006, loc=(-.012, .0722, .0055))
    wc = pbr("wcable", "#dedbd2", .5, stain=.3)
    box(.0105, .018, .0065, wc, .002, loc=(.014, .082, .0050))
    tube([(.014, .088, .008), (.018, .12, .006), (.07, .13, .004), (.10, .07, .004), (.07, .01, .004), (.10, -.05, .004), (.14, -.04, .004)], .0019, wc)
    e = empty((.150, -.036, .003), (0, 0, D(20)))
    box(.018, .0105, .0065, wc, .002, parent=e)
    box(.010, .007, .0025, pbr("micro", "#b8b8b6", .25, 1), .0005, loc=(.013, 0, .002), parent=e)


def calculator(v):
    body = pbr("cbody", v.get("color", "#2b2f36"), .42, smudge=.18, dust=.07, bump=.08, bscale=1200)
    plate(.080, .161, .013, .010, body, .003)
    im = Image.new("RGB", (800, 1000), (43, 47, 54))
    d = ImageDraw.Draw(im)
    rows = [["SHIFT", "ALPHA", "<", ">", "MODE", "ON"], ["x!", "nCr", "Pol", "x³", "hyp", "M+"], ["a b/c", "√", "x²", "^", "log", "ln"], ["(-)", "° ' \"", "sin", "cos", "tan", "RCL"], ["STO", "ENG", "(", ")", ",", "M"],
            ["7", "8", "9", "DEL", "AC"], ["4", "5", "6", "×", "÷"], ["1", "2", "3", "+", "−"], ["0", ".", "EXP", "Ans", "="]]
    V, F, UV = [], [], []
    W, H = .070, .092
    y = 0.0
    for r, row in enumerate(rows):
        hgt = .083 if r < 5 else .142
        y0, y1 = y, y + hgt
        y = y1
        for c, lab in enumerate(row):
            u0, u1 = c / len(row), (c + 1) / len(row)
            col = (20, 22, 26) if r < 5 else ((176, 60, 40) if lab in ("DEL", "AC") else (214, 216, 214))
            d.rectangle([u0 * 800, y0 * 1000, u1 * 800, y1 * 1000], fill=col)
            text(d, ((u0 + u1) * 400, (y0 + y1) * 500), lab, (26 if len(lab) < 3 else 20 if len(lab) < 4 else 15) if r < 5 else 66 if len(lab) < 2 else 40, (235, 235, 235) if r < 5 or lab in ("DEL", "AC") else (25, 25, 30), "liberation/LiberationSans-Bold", "mm")
            g, k = (.0018, .004) if r < 5 else (.0014, .0028)
            x0, x1, a, b = u0 * W + g, u1 * W - g, (1 - y1) * H + k * .8, (1 - y0) * H - k * .8
            n = len(V)
            for z, i in ((0, 0), (.0016, 0), (.0024, .0009)):
                for px, py in ((x0 + i, a + i), (x1 - i, a + i), (x1 - i, b - i), (x0 + i, b - i)):
                    V.append((px - W / 2, py - .074, .0128 + z))
                    UV.append((px / W, py / H))
            for q in (0, 4):
                F += [(n + q + i, n + q + (i + 1) % 4, n + q + 4 + (i + 1) % 4, n + q + 4 + i) for i in range(4)]
            F.append((n + 8, n + 9, n + 10, n + 11))
    mesh(V, F, pbr("ckeys", None, .4, img=save_tex(im, "calckeys"), smudge=.12, dust=.1), angle=20, uv=UV)
    plate(.066, .036, .0010, .003, pbr("clcdf", "#121316", .15, smudge=.12), .0004, loc=(0, .044, .0128))
    lcd = Image.new("RGB", (520, 210), (150, 164, 140))
    d = ImageDraw.Draw(lcd)
    text(d, (16, 14), "sin(45)×√(2)", 52, (32, 40, 34), "dejavu/DejaVuSansMono")
    text(d, (505, 196), "1", 96, (32, 40, 34), "dejavu/DejaVuSansMono-Bold", "rs")
    decal(save_tex(lcd, "lcd"), .056, .0226, (0, .043, .01395), (0, 0, 0), rough=.15)
    box(.026, .008, .0006, pbr("solar", "#2a1713", .12), .0002, loc=(.018, .0705, .0128))
    decal(tex_label("cbrand", "TALLIX", 300, 80, fg=(225, 225, 225), size=66), .019, .005, (-.022, .0725, .01315), (0, 0, 0))
    decal(tex_label("cmodel", "TX-910 S", 300, 60, fg=(190, 190, 190), size=44), .018, .0036, (-.022, .0668, .01315), (0, 0, 0))


def cushion(w, d, h, m, loc, rot=(0, 0, 0), seed=0, e1=.30, e2=.10, parent="root"):
    """A soft slab: a superquadric with dents."""
    nu, nv = 56, 120
    rng = np.random.default_rng(seed)
    sp = lambda c, e: np.sign(c) * np.abs(c) ** e
    V, F = [], []
    for i in range(nu + 1):
        a = -math.pi / 2 + math.pi * i / nu
        for j in range(nv):
            b = 2 * math.pi * j / nv
            x, y, z = sp(math.cos(a), e1) * sp(math.cos(b), e2), sp(math.cos(a), e1) * sp(math.sin(b), e2), sp(math.sin(a), e1)
            V.append([x * w / 2, y * d / 2, z * h / 2])
    V = np.array(V)
    for _ in range(26):
        c = np.array([rng.uniform(-w / 2, w / 2), rng.uniform(-d / 2, d / 2), rng.choice([-h / 2, h / 2, 0])])
        k = np.exp(-(((V - c) / np.array([rng.uniform(.05, .25), rng.uniform(.05, .2), .08])) ** 2).sum(1))
        V[:, 2] += k * rng.normal(0, .006)
        V[:, :2] += (k * rng.normal(0, .004))[:, None]
    for i in range(nu):
        for j in range(nv):
            F.append((i * nv + j, i * nv + (j + 1) % nv, (i + 1) * nv + (j + 1) % nv, (i + 1) * nv + j))
    return mesh(V, F, m, angle=180, loc=loc, rot=rot, parent=parent)


def boxcloth(name, img, scale, **kw):
    m = cloth(name, img=img, **kw)
    for n in m.node_tree.nodes:
        if n.type == "TEX_IMAGE":
            n.projection, n.projection_blend = "BOX", .15
            mp = n.inputs[0].links[0].from_node
            mp.inputs["Scale"].default_value = (scale,) * 3
            tc = [x for x in m.node_tree.nodes if x.type == "TEX_COORD"][0]
            m.node_tree.links.new(tc.outputs["Object"], mp.inputs[0])
    return m


def mattress(v):
    im = Image.new("RGB", (512, 512), v.get("base", (58, 84, 140)))
    d = ImageDraw.Draw(im)
    rng = random.Random(3)
    for _ in range(16):
        x, y, s = rng.randint(0, 512), rng.randint(0, 512), rng.randint(26, 46)
        for dx in (-512, 0, 512):
            for dy in (-512, 0, 512):
                for t in range(5):
                    a = t * 1.2566
                    d.ellipse([x + dx + s * .7 * math.cos(a) - s * .5, y + dy + s * .7 * math.sin(a) - s * .5, x + dx + s * .7 * math.cos(a) + s * .5, y + dy + s * .7 * math.sin(a) + s * .5], fill=(170, 186, 216) if s % 2 else (196, 120, 130))
                d.ellipse([x + dx - s * .3, y + dy - s * .3, x + dx + s * .3, y + dy + s * .3], fill=(230, 214, 150))
    m = boxcloth("matcloth", save_tex(im, "matprint%d" % v.get("base", (58,))[0]), 4.0, sheen=.2, fade=.2)
    pipe = cloth("pipe", v.get("pipe", "#28406f"))
    z = .0
    for k, (h, dx, r) in enumerate(((.085, 0, 0), (.088, .012, 1.2), (.085, -.010, -1.5))):
        cushion(.78, .62, h + .012, m, (dx, .004 * k, z + h / 2), (D(.5 * k), D([0, -.6, .9][k]), D(r)), seed=k, e1=.32)
        for zz in (.012, h - .006):
            tube([(x + dx, y, z + zz) for x, y in rrect(.775, .615, .03)], .004, pipe, cyclic=True, rot=(0, 0, D(r)))
        z += h
    tube([(-.30, -.315, .03), (-.30, -.325, .13), (-.295, -.318, .23), (-.29, -.2, .262), (-.29, .2, .262), (-.29, .32, .22)], .009, pipe)


def desk(v):
    w1 = wood("dtop", v.get("wood", "#b07a48"), v.get("wood2", "#73492a"), .34)
    w2 = wood("dleg", v.get("wood", "#a87244"), v.get("wood2", "#6b4326"), .45, axis=2)
    W, Dp, H = 1.0, .52, .75
    box(W, Dp, .024, w1, .004, loc=(0, 0, H - .024))
    for x in (-1, 1):
        for y in (-1, 1):
            box(.045, .045, H - .024, w2, .004, loc=(x * (W / 2 - .05), y * (Dp / 2 - .05), 0))
        box(.022, Dp - .145, .07, w2, .003, loc=(x * (W / 2 - .05), 0, .12))
    for y in (-1, 1):
        box(W - .145, .020, .10, w1, .003, loc=(0, y * (Dp / 2 - .05), H - .126))
    box(W - .145, .022, .05, w1, .003, loc=(0, Dp / 2 - .05, .13))
    box(.36, .40, .13, w1, .003, loc=(.22, -.02, H - .158))
    box(.352, .018, .122, w1, .003, loc=(.22, -.232, H - .154))
    lathe([(0, .016), (.010, .015), (.012, .010), (.006, .006), (.006, 0)], pbr("knob", "#b9b3a2", .25, 1), 32, loc=(.22, -.241, H - .094), rot=(D(90), 0, 0))
    tube_chair(v, empty((-.12, -.34, 0), (0, 0, D(14))))
    # things left on it
    lathe([(0, 0), (.036, 0), (.039, .003), (.040, .088), (.037, .088), (.036, .006), (0, .005)], pbr("mug", "#2f6f58", .2, coat=.4), 48, loc=(.36, .12, H))
    for k, (c, w, d, t, r) in enumerate((("#1f4f86", .19, .25, .03, 4), ("#a83a30", .18, .24, .024, -7), ("#d9c795", .16, .22, .016, 11))):
        box(w, d, t, pbr("bkc" + c, c, .4), .002, loc=(-.30, .08, H + (0, .031, .056)[k]), rot=(0, 0, D(r)))
        box(w - .004, d + .001, t - .005, pbr("bkp", "#d8cdb2", .9), .0005, loc=(-.298, .08, H + .0025 + (0, .031, .056)[k]), rot=(0, 0, D(r)))


def tube_chair(v, e):
    """A chair of welded tube, half pushed in under a desk or alone."""
    mt = pbr("chairtube", "#2d2f33", .35, .3, dust=.3, scratch=.5)
    for x in (-.18, .18):
        tube(chaikin([(x, .17, 0), (x, .17, .44), (x, -.17, .44), (x, -.17, 0)], 3), .0115, mt, smooth=False, parent=e)
        tube(chaikin([(x, -.16, .44), (x, -.19, .60), (x * .95, -.23, .84)], 2), .0115, mt, smooth=False, parent=e)
    tube([(-.18, -.17, .2), (.18, -.17, .2)], .009, mt, smooth=False, parent=e)
    pl = pbr("chairpl", v.get("chair", "#a5322c"), .4, scratch=.3, dust=.35, smudge=.15)
    box(.40, .38, .03, pl, .014, loc=(0, 0, .45), parent=e)
    box(.38, .022, .20, pl, .010, loc=(0, -.222, .66), rot=(D(10), 0, 0), parent=e)


def chair(v):
    tube_chair(v, empty((0, 0, 0), (0, 0, D(180 + v.get("turn", 24)))))


def hotplate(v):
    body = pbr("hpbody", v.get("color", "#dcdad2"), .32, smudge=.2, stain=.35, dust=.2, coat=.2)
    iron_ = pbr("hpiron", "#232323", .62, .6, bump=.3, bscale=700, dust=.3, stain=.5)
    rim = pbr("hprim", "#bdbdbb", .22, 1, smudge=.2)
    for x in (-.19, .19):
        for y in (-.09, .09):
            lathe([(0, 0), (.014, 0), (.012, .014), (0, .014)], pbr("hpfoot", "#161616", .7), 24, loc=(x, y, 0))
    plate(.50, .26, .062, .022, body, .008, loc=(0, 0, .012))
    for x, r in ((-.125, .092), (.125, .074)):
        lathe([(0, 0), (r + .010, 0), (r + .011, .004), (r + .004, .007), (r + .002, .004)], rim, 96, loc=(x, .012, .074))
        prof = [(0, .013)]
        for k in range(8):
            q = r * (.16 + .105 * k)
            prof += [(q, .0132), (q + .001, .0122), (q + .004, .0122), (q + .005, .0132)]
        prof += [(r - .004, .0135), (r, .011), (r, 0)]
        lathe(prof, iron_, 128, loc=(x, .012, .074))
    for x in (-.125, .125):
        lathe([(0, .020), (.014, .020), (.017, .016), (.018, 0)], pbr("hpknob", "#1c1c1e", .4, dust=.2), 40, loc=(x, -.132, .044), rot=(D(90), 0, 0))
        box(.003, .003, .014, pbr("hpmark", "#e8e8e4", .5), .0005, loc=(x, -.152, .048), base=False)
        lathe([(0, .0015), (.0035, .0015), (.0035, 0)], pbr("hpled", "#d8462e", .3, emit=2 if x < 0 else 0), 20, loc=(x + .045, -.131, .044), rot=(D(90), 0, 0))
    decal(tex_label("hplogo", "ANKORI", 300, 80, fg=(60, 60, 64), size=62), .048, .012, (0, -.1312, .044))
    plug_cable([(.24, .10, .03), (.30, .13, .006), (.38, .06, .004), (.36, -.06, .004), (.46, -.12, .004), (.62, -.10, .004)])


def speaker(v):
    body = pbr("spbody", v.get("color", "#1d1e21"), .5, smudge=.18, dust=.3, bump=.10, bscale=1100)
    grey = pbr("spcone", "#2c2d30", .55, bump=.25, bscale=900, dust=.25)
    trim = pbr("sptrim", v.get("trim", "#c8452c"), .3, smudge=.1, coat=.3)
    box(.235, .20, .40, body, .022, 5, loc=(0, 0, .006))
    for x in (-.09, .09):
        for y in (-.07, .07):
            lathe([(0, 0), (.012, 0), (.012, .008)], grey, 20, loc=(x, y, 0))
    for z, r in ((.13, .088), (.30, .052)):
        lathe([(r + .010, 0), (r + .010, .004), (r + .004, .007), (r + .001, .004)], trim, 96, loc=(0, -.100, z), rot=(D(90), 0, 0))
        lathe([(0, -.006), (r * .30, -.003), (r * .34, -.016), (r * .86, -.003), (r * .93, .003), (r, .001)], grey, 96, k=1, loc=(0, -.1005, z), rot=(D(90), 0, 0))
        ring(r * .90, r * .05, pbr("spsur", "#111113", .4, dust=.2), loc=(0, -.103, z), rot=(D(90), 0, 0))
        for k in range(4):
            a = D(45 + 90 * k)
            lathe([(0, .002), (.004, .002), (.004, 0)], pbr("screw", "#8a8a88", .3, 1), 16, loc=((r + .006) * math.cos(a), -.106, z + (r + .006) * math.sin(a)), rot=(D(90), 0, 0))
    tube(chaikin([(-.07, 0, .402), (-.07, 0, .445), (.07, 0, .445), (.07, 0, .402)], 3), .010, body, smooth=False)
    decal(tex_label("splogo", "BOMAA", 300, 80, fg=(225, 225, 222), size=66), .05, .0133, (0, -.1008, .222))
    plug_cable([(.10, .10, .04), (.18, .14, .006), (.30, .08, .004), (.28, -.04, .004), (.42, -.06, .004)])


def microwave(v):
    body = pbr("mwbody", v.get("color", "#e4e2db"), .34, smudge=.18, stain=.2, dust=.25, coat=.15)
    glass = pbr("mwglass", "#08090b", .08, smudge=.22)
    box(.46, .33, .262, body, .010, loc=(0, 0, .012))
    for x in (-.19, .19):
        for y in (-.12, .12):
            lathe([(0, 0), (.013, 0), (.012, .014)], pbr("mwfoot", "#17181a", .6), 20, loc=(x, y, 0))
    box(.345, .014, .246, glass, .006, loc=(-.052, -.170, .020))
    box(.262, .003, .150, pbr("mwmesh", "#15161a", .3, bump=.3, bscale=1400), .002, loc=(-.052, -.1775, .068))
    box(.100, .012, .246, pbr("mwpanel", "#1a1b1e", .25, smudge=.2), .004, loc=(.174, -.169, .020))
    rng = random.Random(2)
    lcd = Image.new("RGB", (400, 150), (10, 16, 14))
    text(ImageDraw.Draw(lcd), (200, 75), "2:15", 110, (90, 235, 170), "dejavu/DejaVuSansMono-Bold", "mm")
    decal(save_tex(lcd, "mwlcd"), .070, .026, (.174, -.1758, .228), rough=.15, emit=1.2)
    for r in range(4):
        for c in range(3):
            box(.021, .003, .014, pbr("mwkey", "#cfcfca", .5, dust=.1), .002, loc=(.149 + .025 * c, -.1745, .170 - .024 * r))
    box(.078, .004, .026, pbr("mwopen", "#b9b9b5", .3, smudge=.2), .003, loc=(.174, -.1745, .032))
    tube([(.100, -.196, .045), (.100, -.196, .240)], .008, pbr("mwbar", "#bdbdbb", .22, 1, smudge=.2), smooth=False)
    for z in (.055, .230):
        box(.010, .022, .010, pbr("mwbar", "#bdbdbb", .22, 1, smudge=.2), .002, loc=(.100, -.186, z))
    decal(tex_label("mwlogo", "Frostel", 400, 110, fg=(205, 205, 205), size=84, face="liberation/LiberationSans-BoldItalic"), .05, .0135, (-.052, -.1772, .252))
    if v.get("bowl", True):
        lathe([(0, .004), (.05, .004), (.085, .05), (.089, .052), (.052, 0), (0, 0)], pbr("mwbowl", "#c9892d", .3, coat=.4, smudge=.1), 72, loc=(-.09, .02, .274))
    plug_cable([(.20, .16, .06), (.27, .17, .006), (.34, .08, .004), (.45, .06, .004)])


def extension(v):
    body = pbr("exbody", v.get("color", "#e6e4dc"), .4, smudge=.16, stain=.2, dust=.15)
    dark = pbr("exhole", "#0c0c0d", .7)
    plate(.062, .40, .036, .012, body, .004)
    for k in range(4):
        y = -.125 + .082 * k
        plate(.050, .064, .0016, .004, pbr("exface", "#f2f0ea", .35, smudge=.1), .0004, loc=(0, y, .036))
        box(.005, .009, .0006, dark, .0003, loc=(0, y + .015, .0372))
        for x in (-.011, .011):
            box(.0065, .0045, .0006, dark, .0003, loc=(x, y - .006, .0372))
        box(.009, .014, .006, pbr("exsw", "#c43127" if k < 2 else "#7d1d18", .25, emit=.6 if k < 2 else 0), .0015, loc=(.018, y + .016, .0374))
    decal(tex_label("exlogo", "VOLTRA  13 A", 400, 70, fg=(120, 120, 120), size=46), .040, .007, (0, .178, .0362), (0, 0, 0))
    wc = pbr("excable", "#e9e6dc", .5, stain=.3)
    loops = [(0, .20, .018), (.0, .25, .008)]
    for k in range(34):
        a = D(90 + 32 * k)
        loops.append((.135 + .062 * math.cos(a) * (1 + .03 * math.sin(k)), .10 + .062 * math.sin(a), .006 + .0012 * k))
    tube(loops, .0042, wc)
    box(.044, .044, .030, body, .007, loc=(.15, -.06, .0))
    for x, y in ((0, .012), (-.011, -.009), (.011, -.009)):
        box(.004, .0065, .016, pbr("brass", "#c9b277", .25, 1), .0008, loc=(.15 + x, -.06 + y, .030))


def gas(v):
    steel = pbr("gas", v.get("color", "#2f5fa8"), .36, smudge=.12, dust=.35, scratch=.45, stain=.3, coat=.15)
    iron_ = pbr("gasiron", "#4a4c50", .45, .7, dust=.3, scratch=.4)
    brass = pbr("gasbrass", "#b48f4a", .28, 1, smudge=.2)
    lathe([(.09, 0), (.135, 0), (.138, .006), (.134, .034)], iron_, 96)
    lathe([(0, .030), (.09, .032), (.132, .055), (.150, .095), (.152, .13), (.152, .30), (.148, .335), (.128, .375), (.085, .402), (.03, .412), (0, .413)], steel, 128, k=2)
    ring(.1525, .0028, steel, loc=(0, 0, .215))
    for a in (40, 140, 220, 320):
        x, y = .088 * math.cos(D(a)), .088 * math.sin(D(a))
        box(.030, .006, .115, iron_, .002, loc=(x, y, .39), rot=(0, 0, D(a + 90)))
    ring(.092, .009, iron_, loc=(0, 0, .505))
    lathe([(.026, 0), (.022, .016), (.014, .020), (.014, .055), (0, .056)], brass, 48, loc=(0, 0, .410))
    tube([(0, 0, .446), (0, -.045, .446)], .009, brass, smooth=False)
    lathe([(0, .016), (.026, .016), (.028, .010), (.026, 0), (0, 0)], pbr("gasknob", "#b3282a", .4, dust=.2), 40, loc=(0, 0, .466))
    decal(tex_label("gaslogo", "14.5 KG", 400, 120, fg=(240, 240, 236), size=90), .11, .033, (0, -.1528, .17))


def phone(v):
    case = pbr("case", v.get("case", "#232427"), .5, dust=.2, smudge=.12, bump=.08)
    plate(.0785, .163, .0095, .012, case, .003)
    plate(.0755, .160, .0004, .0105, pbr("pbez", "#050506", .06, smudge=.06), .0002, loc=(0, 0, .0094))
    w, h = 720, 1560
    n = fractal(h, w, 8, 4, 2)
    g = np.linspace(1, 0, h)[:, None]
    a = np.stack([.75 * g + .25 * n, .28 + .25 * n * g, .35 + .35 * (1 - g) + 0 * n], -1)[..., list(v.get("wall", (0, 1, 2)))]
    im = Image.fromarray((np.clip(a, 0, 1) * 200).astype(np.uint8))
    d = ImageDraw.Draw(im)
    text(d, (360, 330), "09:41", 170, "white", "liberation/LiberationSans-Regular", "mm")
    text(d, (360, 450), "Saturday, 14 November", 42, "white", "liberation/LiberationSans-Regular", "mm")
    for i, (t1, t2) in enumerate((("Messages", "Ama: is the phone still available?"), ("Wallet", "You have received GHS 40.00"))):
        d.rounded_rectangle([40, 640 + i * 170, 680, 790 + i * 170], 30, fill=(238, 238, 242))
        text(d, (140, 660 + i * 170), t1, 34, (20, 20, 24))
        text(d, (140, 712 + i * 170), t2, 31, (60, 60, 66), "liberation/LiberationSans-Regular")
        d.ellipse([62, 672 + i * 170, 122, 732 + i * 170], fill=((37, 190, 100), (250, 204, 20))[i])
    s = Nodes("phscreen")
    t = s.image(save_tex(im, "phone"))
    s.b.inputs["Base Color"].default_value = (.008, .008, .01, 1)
    s.l(t.outputs[0], s.b.inputs["Emission"])
    s.b.inputs["Emission Strength"].default_value = v.get("nits", 1.4)
    s.l(s.math("ADD", s.math("MULTIPLY", s.noise(40, 6, .75), .22), .02), s.b.inputs["Roughness"])
    sw, sh, z = .0705, .1528, .0099
    quad([(-sw / 2, -sh / 2, z), (sw / 2, -sh / 2, z), (sw / 2, sh / 2, z), (-sw / 2, sh / 2, z)], s.m)
    if v.get("crack", True):
        cr = Image.new("RGBA", (w, h), (235, 240, 245, 0))
        d = ImageDraw.Draw(cr)
        rng = random.Random(11)
        cx, cy = 640, 180
        for k in range(17):
            a, x, y = rng.uniform(0, 2 * math.pi), cx, cy
            ln = rng.uniform(80, 420) * (1.5 if math.sin(a) > 0 or math.cos(a) < 0 else .6)
            for _ in range(int(ln / 26)):
                a += rng.gauss(0, .16)
                x2, y2 = x + 26 * math.cos(a), y + 26 * math.sin(a)
                d.line([(x, y), (x2, y2)], fill=(240, 245, 250, rng.randint(120, 230)), width=rng.choice([2, 2, 3]))
                x, y = x2, y2
        for r in (36, 74, 120):
            pts = [(cx + r * rng.uniform(.8, 1.2) * math.cos(t), cy + r * rng.uniform(.8, 1.2) * math.sin(t)) for t in np.linspace(0, 6.28, 12)]
            d.line(pts, fill=(240, 245, 250, 170), width=2)
        decal(save_tex(cr, "crack"), sw, sh, (0, 0, z + .0002), (0, 0, 0), rough=.3)
    lathe([(0, .0002), (.0022, .0002)], pbr("lens", "#05060a", .05), 20, loc=(0, .0725, z + .0001))


def iron(v):
    st = pbr("ist", "#c6c6c4", .22, 1, smudge=.2, stain=.2)
    wh = pbr("iwh", "#e6e3da", .35, smudge=.14, stain=.25, dust=.15)
    bl = pbr("ibl", v.get("color", "#2b5c9e"), .3, smudge=.14, dust=.2, coat=.2)

    def foot(s, z, k=1.0, back=0.0):
        pts = []
        n = 20
        for i in range(n + 1):  # from the heel's left, round the tip, to the heel's right
            t = i / n * 2 - 1
            u = 1 - abs(t)
            y = -.115 * k * math.sin(u * math.pi / 2) ** .9 + .095 * (1 - math.sin(u * math.pi / 2) ** .9) - back
            x = math.copysign(.056 * s * (1 - u ** 2.1), t)
            pts.append((x, y, z))
        return pts
    loft([foot(1.0, 0), foot(1.0, .006)], st, bevel=.001)
    loft([foot(1.02, .006, 1.01), foot(1.0, .018, 1.0), foot(.86, .034, .93), foot(.70, .052, .80, -.006), foot(.55, .062, .62, -.014)], wh, angle=55)
    loft([foot(1.03, .008, 1.015), foot(1.03, .013, 1.015)], bl, bevel=.001)
    pts = catmull([(0, -.058, .060), (0, -.078, .085), (0, -.060, .108), (0, .0, .118), (0, .060, .112), (0, .088, .095), (0, .086, .060), (0, .082, .030)], 5)
    rr = []
    for i, p in enumerate(pts):
        q = pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]
        a = math.atan2(q[2], q[1])
        rr.append([(x, p[1] - y * math.sin(a), p[2] + y * math.cos(a)) for x, y in rrect(.032, .024, .011, 5)])
    loft(rr, bl, angle=60)
    lathe([(0, .010), (.016, .010), (.020, .006), (.021, 0)], bl, 48, loc=(0, .012, .060))
    lathe([(.021, .001), (.026, .001), (.026, 0)], pbr("dial", "#d9d9d6", .4), 48, loc=(0, .012, .061))
    lathe([(0, .006), (.007, .006), (.008, 0)], pbr("spray", "#1f3f70", .3), 24, loc=(0, -.048, .112))
    plug_cable([(0, .092, .095), (.0, .13, .10), (.03, .17, .05), (.10, .20, .010), (.19, .22, .008), (.26, .28, .008), (.36, .30, .008)], pbr("icable", "#2a2a2d", .9), .0036)


def headphones(v):
    bk = pbr("hbk", v.get("color", "#1c1d20"), .42, smudge=.2, dust=.22, bump=.06, bscale=1200)
    pad = pbr("hpad", "#161616", .6, bump=.4, bscale=500, dust=.25)
    acc = pbr("hacc", "#9a9da1", .28, .9)
    # lying flat: the band arcs in the table's plane
    band = [(.085 * math.cos(t), .098 * math.sin(t) + .02, .036) for t in np.linspace(D(-8), D(188), 31)]
    rr = []
    for i, p in enumerate(band):
        q = np.array(band[min(i + 1, 30)]) - np.array(band[max(i - 1, 0)])
        q /= np.linalg.norm(q)
        nx, ny = q[1], -q[0]
        th = .0035 + .0025 * math.sin(i / 30 * math.pi)
        rr.append([(p[0] + nx * y, p[1] + ny * y, p[2] + x) for x, y in rrect(.026, th * 2, th * .9, 4)])
    loft(rr, bk, angle=60)
    inner = []
    for i in range(8, 23):
        p = np.array(band[i])
        c = np.array([0, .02, .036])
        d_ = (c - p) / np.linalg.norm(c - p)
        inner.append([tuple(p + d_ * (.010 + y) + np.array([0, 0, x])) for x, y in rrect(.024, .012, .0055, 4)])
    loft(inner, pad, angle=70)
    for s in (-1, 1):
        e = empty((s * .076, -.035, .040), (0, D(s * 90), D(s * -7)))
        lathe([(0, .026), (.022, .026), (.033, .022), (.038, .012), (.039, 0), (.036, -.004)], bk, 64, k=1, parent=e)
        lathe([(0, .0275), (.015, .0272), (.0165, .0262)], acc, 48, parent=e)
        ring(.029, .0105, pad, loc=(0, 0, -.008), parent=e)
        lathe([(0, -.004), (.024, -.004)], pbr("hin", "#0d0d0d", .95, bump=.5, bscale=900), 40, parent=e)
        box(.012, .03, .012, acc, .003, loc=(s * .085, .002, .036), rot=(0, 0, D(s * 6)), base=False)
    tube([(-.085, -.072, .02), (-.10, -.10, .003), (-.05, -.13, .002), (.03, -.12, .002), (.07, -.15, .002), (.0, -.18, .002), (-.09, -.17, .002)], .0013, bk)
    tube([(-.09, -.17, .003), (-.108, -.168, .003)], .0028, bk, smooth=False)
    tube([(-.108, -.168, .003), (-.122, -.1665, .003)], .0017, pbr("jack", "#c9b277", .25, 1), smooth=False)


def desklamp(v):
    c = pbr("dl", v.get("color", "#c23b2c"), .3, smudge=.15, dust=.35, scratch=.2, coat=.2)
    ch = pbr("dlch", "#bdbdbb", .2, 1, smudge=.15)
    lathe([(0, 0), (.078, 0), (.082, .004), (.080, .016), (.060, .024), (.02, .030), (0, .030)], c, 96, k=1)
    lathe([(0, .008), (.008, .008), (.009, 0)], pbr("dlb", "#181818", .4), 24, loc=(.042, -.03, .024))
    a, b = (0, .02, .028), (-.05, .075, .225)
    for dx in (-.006, .006):
        tube([(a[0] + dx, a[1], a[2]), (b[0] + dx, b[1], b[2])], .0038, ch, smooth=False)
        tube([(b[0] + dx, b[1], b[2]), (.03 + dx, -.045, .385)], .0038, ch, smooth=False)
    for p in (a, b, (.03, -.045, .385)):
        lathe([(0, -.012), (.011, -.012), (.011, .012), (0, .012)], c, 32, loc=p, rot=(0, D(90), 0))
    e = empty((.04, -.065, .385), (D(-24), D(6), 0))
    sh = lathe([(.014, .030), (.018, .030), (.026, .015), (.050, -.020), (.068, -.062), (.070, -.066)], c, 96, k=1, parent=e)
    lathe([(.013, .026), (.024, .012), (.048, -.021), (.0665, -.063), (.070, -.066)], pbr("dlin", "#f3efe4", .5), 96, k=1, parent=e)
    lathe([(0, .05), (.013, .05), (.015, .045), (.015, .02)], pbr("dlb", "#181818", .4), 32, parent=e)
    bulb = pbr("bulb", "#fff0d4", .5, emit=38)
    lathe([(0, -.052), (.014, -.049), (.022, -.038), (.023, -.026), (.016, -.010), (.012, 0)], bulb, 32, k=1, parent=e)
    tube([(0, .08, .012), (.03, .12, .004), (.12, .13, .004), (.2, .17, .003), (.40, .24, .003), (.75, .27, .003)], .0028, pbr("dlb", "#181818", .4))


def backpack(v):
    fab = boxcloth("bpfab", save_tex(Image.new("RGB", (8, 8), v.get("color", (52, 54, 62))), "bp%d-%d-%d" % v.get("color", (52, 54, 62))), 1, sheen=.25, fade=.03, weave=420)
    tr = cloth("bptrim", "#1b1c20", sheen=.2)
    zp = pbr("zip", "#2b2b2e", .5, .3)
    mt = pbr("zpull", "#b9b9b6", .25, 1)
    rng = np.random.default_rng(4)

    def bulge(w, d, h, e1, loc, mat, amp, seed, power=.26, lean=0.0):
        o = cushion(w, d, h, mat, loc, (0, 0, 0), seed, e1, power)
        me = o.data
        n = len(me.vertices)
        co = np.empty(n * 3)
        me.vertices.foreach_get("co", co)
        co = co.reshape(-1, 3)
        g = np.random.default_rng(seed + 5)
        for _ in range(40):  # creases in the cloth
            c = np.array([g.uniform(-w / 2, w / 2), -d / 2 * g.choice([1, 1, -1]), g.uniform(-h / 2, h / 2)])
            a = g.normal(0, .6)
            u = (co[:, 0] - c[0]) * math.cos(a) + (co[:, 2] - c[2]) * math.sin(a)
            q = -(co[:, 0] - c[0]) * math.sin(a) + (co[:, 2] - c[2]) * math.cos(a)
            k = np.exp(-(u / g.uniform(.04, .14)) ** 2) / np.cosh(q / g.uniform(.008, .02)) ** 2 * (np.sign(co[:, 1]) == np.sign(c[1]))
            co[:, 1] += np.sign(c[1]) * k * g.normal(.2, 1) * amp
        t = co[:, 2] / h + .5
        co[:, 0] *= 1.04 - .20 * t ** 2.5
        co[:, 1] *= 1.10 - .34 * t ** 1.6
        co[:, 1] += lean * t
        me.vertices.foreach_set("co", co.ravel())
        return o
    bulge(.31, .19, .45, .34, (0, 0, .222), fab, .007, 1)
    bulge(.24, .085, .22, .32, (0, -.095, .135), fab, .006, 2)
    bulge(.19, .11, .11, .34, (0, -.052, .312), fab, .0015, 3)
    for s in (-1, 1):
        bulge(.05, .12, .17, .4, (s * .155, .0, .11), tr, .006, 6 + s)
    arch = [(.132 * math.cos(t), -.088 + .024 * abs(math.cos(t)), .30 + .125 * math.sin(t)) for t in np.linspace(D(-25), D(205), 30)]
    tube(arch, .0042, zp, smooth=False)
    arch = [(.100 * math.cos(t), -.141 + .012 * abs(math.cos(t)), .165 + .060 * math.sin(t)) for t in np.linspace(D(0), D(180), 24)]
    tube(arch, .0038, zp, smooth=False)
    for p in ((.118, -.075, .36), (-.06, -.146, .212)):
        box(.007, .003, .022, mt, .001, loc=p, rot=(D(8), D(14), 0))
    tube([(-.035, .02, .44), (-.030, .02, .475), (0, .02, .487), (.030, .02, .475), (.035, .02, .44)], .009, tr)
    decal(tex_label("bplogo", "NORTHLINE", 400, 110, (28, 28, 32, 255), (225, 225, 222), 60), .070, .019, (0, -.1435, .105), (D(90), 0, 0))
    for s in (-1, 1):
        pts = catmull([(s * .06, .08, .42), (s * .11, .13, .36), (s * .16, .14, .22), (s * .17, .10, .09), (s * .15, .06, .03)], 8)
        rr = [[(p[0] + x * .9, p[1] + y, p[2] + x * .1) for x, y in rrect(.055 if i < 26 else .025, .014, .006, 4)] for i, p in enumerate(pts)]
        loft(rr, tr, angle=70)


GOODS = dict(fan=fan, ricecooker=rice_cooker, laptop=laptop, books=books, fridge=fridge, buckets=buckets, kettle=kettle, powerbank=powerbank, calculator=calculator, mattress=mattress, desk=desk, phone=phone, iron=iron, headphones=headphones, desklamp=desklamp, backpack=backpack, chair=chair, hotplate=hotplate, speaker=speaker, microwave=microwave, extension=extension, gas=gas)

# ------------------------------------------------------------------ 6 shots
# az: where the camera stands, degrees from straight ahead (+ = to the right); el: degrees above; dist to the point looked at; mm: 35 mm equivalent
SHOTS = {
    "fan": [dict(room="tile", opt=dict(lower="#7f9a86", floor="terrazzo", sun=((-1.1, -1.0, 1.75), (.25, .3, .25), 420)), az=14, el=19, dist=1.46, look=(.05, 0, .57), mm=27, roll=1.4, v=dict(pan=24)),
            dict(room="tile", opt=dict(lower="#7f9a86", floor="terrazzo", sun=((-1.1, -1.0, 1.75), (.25, .3, .25), 420)), az=24, el=12, dist=.86, look=(.0, 0, .90), mm=27, roll=-2, v=dict(pan=24)),
            dict(room="tile", opt=dict(lower="#7f9a86", floor="terrazzo", sun=((-1.1, -1.0, 1.75), (.25, .3, .25), 420)), az=-30, el=30, dist=1.5, look=(.0, 0, .52), mm=27, roll=-1, v=dict(pan=24))],
    "ricecooker": [dict(room="desk", opt=dict(upper="#dfe3d6", back=.36), az=-16, el=33, dist=.53, look=(.01, 0, .105), mm=28, roll=1.8),
                   dict(room="desk", opt=dict(upper="#dfe3d6", back=.36), az=26, el=50, dist=.52, look=(.0, 0, .12), mm=28, roll=-2.5)],
    "laptop": [dict(room="bed", opt=dict(wax=0, lower="#8aa2b4"), az=-20, el=36, dist=.58, look=(.01, .03, .06), mm=28, roll=-2),
               dict(room="bed", opt=dict(wax=0, lower="#8aa2b4"), az=28, el=52, dist=.60, look=(.01, .0, .05), mm=28, roll=3)],
    "books": [dict(room="desk", opt=dict(upper="#e9e1cb"), az=-28, el=33, dist=.46, look=(.0, 0, .07), mm=28, roll=1.5, rotz=-14),
              dict(room="desk", opt=dict(upper="#e9e1cb"), az=18, el=58, dist=.47, look=(.0, 0, .08), mm=28, roll=-3, rotz=-14)],
    "fridge": [dict(room="tile", opt=dict(lower="#c9b48a", floor="cream", back=.42, sx=.50), az=22, el=17, dist=1.42, look=(.04, 0, .47), mm=27, roll=1.2),
               dict(room="tile", opt=dict(lower="#c9b48a", floor="cream", back=.42, sx=.50), az=-24, el=34, dist=1.25, look=(.0, 0, .62), mm=27, roll=-2)],
    "buckets": [dict(room="tile", opt=dict(lower="#86a0a8", floor="terrazzo", back=.46, sun=((-1.1, -1.0, 1.75), (.30, .1, .1), 330)), az=16, el=33, dist=.92, look=(.02, -.04, .13), mm=27, roll=-1.5)],
    "calculator": [dict(room="desk", opt=dict(props=True, back=.36), az=-14, el=56, dist=.27, look=(.0, .0, .01), mm=28, roll=9, near=.0, f=9, rotz=6)],
    "kettle": [dict(room="desk", opt=dict(upper="#dcd7c4", wood="#c9a478", wood2="#9a7448"), az=-12, el=24, dist=.52, look=(.02, 0, .105), mm=28, roll=1.5, rotz=-18)],
    "powerbank": [dict(room="desk", opt=dict(upper="#dcd7c4", wood="#8a5a3a", wood2="#4f301d", props=False, back=.36), az=22, el=50, dist=.29, look=(.03, .01, .01), mm=28, roll=-8, near=.0, f=9, rotz=14)],
    "mattress": [dict(room="tile", opt=dict(lower="#b7a27a", floor="grey", back=.60, sun=((-1.1, -1.0, 1.75), (.35, -.1, .1), 300)), az=-24, el=27, dist=1.22, look=(.0, .0, .15), mm=27, roll=1.5)],
    "desk": [dict(room="tile", opt=dict(lower="#9aa78f", floor="terrazzo", back=.36, sx=.72, sun=((-1.1, -1.0, 1.75), (-.1, .2, .45), 380)), az=26, el=21, dist=1.62, look=(.0, -.06, .42), mm=27, roll=-1.2)],
    "phone": [dict(room="bed", opt=dict(wax=1, flat=(.06, .1), iscale=7, lower="#c9b48a"), az=-16, el=56, dist=.29, look=(.0, .0, .01), mm=28, roll=7, near=.0, f=9, rotz=-8)],
    "iron": [dict(room="bed", opt=dict(wax=2, iscale=7, amp=.012, flat=(.16, .16), lower="#9aa78f"), az=38, el=30, dist=.50, look=(.03, .02, .05), mm=28, roll=-2, rotz=-20)],
    "headphones": [dict(room="desk", opt=dict(wood="#8a5a3a", wood2="#4f301d", back=.36, sun=((-.9, -.5, 1.0), (.0, .05, 0), 90)), az=-14, el=44, dist=.40, look=(.0, -.01, .02), mm=28, roll=4)],
    "desklamp": [dict(room="desk", opt=dict(upper="#dcd2bb", watts=14, light="evening"), az=16, el=14, dist=.66, look=(.02, 0, .19), mm=28, roll=-1.5, ev=-.1)],
    "backpack": [dict(room="bed", opt=dict(wax=0, flat=(.19, .15), lower="#b7a27a"), az=-22, el=20, dist=.84, look=(.0, .0, .22), mm=28, roll=1.5)],
    # the same goods in other colours and rooms, so that no two listings share a picture
    "fridge-white": [dict(good="fridge", v=dict(silver=False, top=False), room="tile", opt=dict(lower="#8fa7a0", floor="terrazzo", back=.42, sx=.50, sun=((-1.1, -1.0, 1.75), (.15, .2, .3), 380)), az=-20, el=20, dist=1.42, look=(.03, 0, .42), mm=27, roll=-1.6)],
    "fan-white": [dict(good="fan", v=dict(black=False, blade="#7fa9b8", blades=5, pan=-14, tilt=4, turn=60), room="tile", opt=dict(upper="#e9d9b4", floor="cream"), az=-16, el=23, dist=1.44, look=(.08, 0, .57), mm=27, roll=-2)],
    "ricecooker-red": [dict(good="ricecooker", v=dict(color="#a3201f", flowers=False, glass=False), room="tile", opt=dict(lower="#c9b48a", floor="grey", back=.40, sx=.36), az=24, el=36, dist=.58, look=(.02, 0, .10), mm=28, roll=2, rotz=8)],
    "laptop-dark": [dict(good="laptop", v=dict(color="#3a3d42", pad="#2d2f33", open=24), room="desk", opt=dict(upper="#dfe3d6", back=.36, props=False), az=24, el=34, dist=.60, look=(.0, .02, .07), mm=28, roll=2, rotz=10),
                    dict(good="laptop", v=dict(color="#3a3d42", pad="#2d2f33", open=24), room="desk", opt=dict(upper="#dfe3d6", back=.36, props=False), az=-26, el=54, dist=.58, look=(.0, .0, .05), mm=28, roll=-3, rotz=10)],
    "laptop-gold": [dict(good="laptop", v=dict(color="#c9b294", pad="#c2aa8a", open=12, charger=False), room="bed", opt=dict(print=False, sheet="#9fb0a4", lower="#c9a48a", pillow="#d9c7b4"), az=18, el=40, dist=.58, look=(.0, .03, .06), mm=28, roll=3)],
    "laptop-desk": [dict(good="laptop", v=dict(color="#8c9198", open=20), room="desk", opt=dict(upper="#e9d9b4", wood="#8a5a3a", wood2="#4f301d", light="evening", watts=90), az=-32, el=30, dist=.62, look=(.0, .03, .07), mm=28, roll=-2, rotz=-12)],
    "phone-whole": [dict(good="phone", v=dict(crack=False, wall=(2, 1, 0), case="#2c4a6b"), room="desk", opt=dict(upper="#dcd7c4", wood="#c9a478", wood2="#9a7448", props=False, back=.36), az=18, el=54, dist=.29, look=(.0, .0, .01), mm=28, roll=-6, near=.0, f=9, rotz=12),
                    dict(good="phone", v=dict(crack=False, wall=(2, 1, 0), case="#2c4a6b"), room="desk", opt=dict(upper="#dcd7c4", wood="#c9a478", wood2="#9a7448", props=False, back=.36), az=-30, el=36, dist=.28, look=(.0, .0, .01), mm=28, roll=4, near=.0, f=9, rotz=12)],
    "phone-green": [dict(good="phone", v=dict(crack=False, wall=(1, 0, 2), case="#b9c4b4"), room="bed", opt=dict(print=False, sheet="#b49a86", flat=(.06, .1), lower="#8fa7a0"), az=14, el=58, dist=.28, look=(.0, .0, .01), mm=28, roll=-9, near=.0, f=9, rotz=10)],
    "phone-red": [dict(good="phone", v=dict(crack=False, wall=(0, 2, 1), case="#7a2430"), room="bed", opt=dict(wax=2, flat=(.06, .1), iscale=6, lower="#dcd2bb"), az=-12, el=60, dist=.29, look=(.0, .0, .01), mm=28, roll=12, near=.0, f=9, rotz=-14)],
    "books-three": [dict(good="books", v=dict(order=[3, 1, 2], seed=5), room="desk", opt=dict(upper="#c9d3d4", wood="#c9a478", wood2="#9a7448", props=False), az=24, el=36, dist=.44, look=(.0, 0, .05), mm=28, roll=-2, rotz=20)],
    "books-one": [dict(good="books", v=dict(order=[0], curl=.0, seed=3), room="bed", opt=dict(wax=1, flat=(.14, .16), lower="#c9b48a"), az=-16, el=56, dist=.42, look=(.0, 0, .03), mm=28, roll=4, rotz=-80)],
    "books-two": [dict(good="books", v=dict(order=[2, 4], seed=8), room="desk", opt=dict(upper="#e9e1cb", wood="#8a5a3a", wood2="#4f301d", props=False), az=-20, el=48, dist=.40, look=(.0, 0, .03), mm=28, roll=3, rotz=8)],
    "fridge-magnets": [dict(good="fridge", v=dict(silver=False), room="tile", opt=dict(upper="#e6dcc0", lower="#9aa78f", floor="grey", back=.42, sx=.50), az=18, el=18, dist=1.44, look=(.03, 0, .45), mm=27, roll=1.4)],
    "fan-red": [dict(good="fan", v=dict(black=True, blade="#b23a30", pan=10, turn=40), room="tile", opt=dict(upper="#dfe3d6", lower="#c9a48a", floor="grey"), az=-22, el=18, dist=1.44, look=(.04, 0, .57), mm=27, roll=1)],
    "kettle-blue": [dict(good="kettle", v=dict(color="#2f5d8f"), room="desk", opt=dict(upper="#e9d9b4", wood="#8a5a3a", wood2="#4f301d", back=.36), az=20, el=26, dist=.52, look=(.02, 0, .105), mm=28, roll=-2, rotz=8)],
    "backpack-wine": [dict(good="backpack", v=dict(color=(112, 38, 48)), room="tile", opt=dict(upper="#e6dcc0", lower="#8fa7a0", floor="terrazzo", back=.42, sx=.5), az=20, el=22, dist=.86, look=(.0, .0, .22), mm=28, roll=-2)],
    "backpack-teal": [dict(good="backpack", v=dict(color=(34, 92, 96)), room="desk", opt=dict(upper="#dcd7c4", props=False, back=.36), az=-18, el=18, dist=.86, look=(.0, .0, .22), mm=28, roll=2)],
    "headphones-white": [dict(good="headphones", v=dict(color="#d9d6cd"), room="bed", opt=dict(wax=2, flat=(.12, .14), lower="#c9b48a"), az=16, el=50, dist=.40, look=(.0, -.01, .02), mm=28, roll=-5)],
    "mattress-green": [dict(good="mattress", v=dict(base=(60, 110, 84), pipe="#1f4a38"), room="tile", opt=dict(upper="#e6dcc0", lower="#c9a48a", floor="terrazzo", back=.60), az=20, el=26, dist=1.24, look=(.0, .0, .15), mm=27, roll=-1.5)],
    "iron-red": [dict(good="iron", v=dict(color="#a8302c"), room="desk", opt=dict(upper="#dfe3d6", props=False, back=.36), az=-30, el=30, dist=.48, look=(.02, .02, .05), mm=28, roll=2, rotz=14)],
    "desklamp-green": [dict(good="desklamp", v=dict(color="#2f6f58"), room="desk", opt=dict(upper="#c9d3d4", watts=18, light="evening", wood="#c9a478", wood2="#9a7448"), az=-18, el=16, dist=.66, look=(.02, 0, .19), mm=28, roll=1.5, ev=-.1)],
    "buckets-blue": [dict(good="buckets", v=dict(a="#2f5fa8", b="#d8a52c"), room="tile", opt=dict(lower="#c9b48a", floor="grey", back=.46), az=-18, el=34, dist=.92, look=(.02, -.04, .13), mm=27, roll=2)],
    "powerbank-white": [dict(good="powerbank", v=dict(color="#c9ccd0"), room="bed", opt=dict(wax=0, flat=(.1, .1), iscale=7, lower="#c9b48a"), az=-18, el=52, dist=.29, look=(.03, .01, .01), mm=28, roll=6, near=.0, f=9, rotz=-10)],
    "desk-blue": [dict(good="desk", v=dict(wood="#8a5a3a", wood2="#4f301d", chair="#2f5d8f"), room="tile", opt=dict(upper="#e9d9b4", lower="#c9b48a", floor="cream", back=.36, sx=.72), az=-24, el=20, dist=1.64, look=(.0, -.06, .42), mm=27, roll=1.4)],
    "calculator-bed": [dict(good="calculator", v=dict(color="#39424f"), room="bed", opt=dict(wax=1, flat=(.08, .1), iscale=7, lower="#8fa7a0"), az=16, el=54, dist=.27, look=(.0, .0, .01), mm=28, roll=-8, near=.0, f=9, rotz=-12)],
    "chair": [dict(room="tile", opt=dict(lower="#9aa78f", floor="terrazzo", back=.5, sx=.6, sun=((-1.1, -1.0, 1.75), (.1, .2, .35), 360)), az=20, el=22, dist=1.2, look=(.0, 0, .42), mm=27, roll=1.2)],
    "chair-blue": [dict(good="chair", v=dict(chair="#2f5d8f", turn=-30), room="tile", opt=dict(upper="#e9d9b4", lower="#c9a48a", floor="cream", back=.5, sx=.6), az=-18, el=20, dist=1.22, look=(.0, 0, .42), mm=27, roll=-1.4)],
    "hotplate": [dict(room="desk", opt=dict(upper="#dfe3d6", back=.36, props=False), az=-18, el=34, dist=.62, look=(.0, 0, .05), mm=28, roll=1.5, rotz=6)],
    "speaker": [dict(room="tile", opt=dict(lower="#8aa2b4", floor="grey", back=.42, sx=.5, sun=((-1.1, -1.0, 1.75), (.1, .2, .25), 340)), az=22, el=18, dist=.86, look=(.02, 0, .21), mm=27, roll=-1.5)],
    "microwave": [dict(room="desk", opt=dict(upper="#e9d9b4", back=.40, wood="#c9a478", wood2="#9a7448", props=False), az=20, el=20, dist=.80, look=(.0, 0, .14), mm=28, roll=1.2)],
    "extension": [dict(room="tile", opt=dict(lower="#c9b48a", floor="terrazzo", back=.46), az=-20, el=46, dist=.56, look=(.05, .03, .02), mm=28, roll=-4, rotz=-24)],
    "gas": [dict(room="tile", opt=dict(lower="#86a0a8", floor="cream", back=.42, sx=.5, sun=((-1.1, -1.0, 1.75), (.15, .2, .3), 360)), az=-18, el=18, dist=1.0, look=(.02, 0, .26), mm=27, roll=1.5)],
}


# ------------------------------------------------------------------ 7 camera and render
def camera(s):
    c = bpy.data.cameras.new("cam")
    o = bpy.data.objects.new("cam", c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    t = Vector(s["look"])
    if "eye" in s:  # a room: the camera stands at a point
        o.location = Vector(s["eye"])
    else:
        az, el = D(s["az"]), D(s["el"])
        o.location = t + s["dist"] * Vector((math.sin(az) * math.cos(el), -math.cos(az) * math.cos(el), math.sin(el)))
    q = (t - o.location).to_track_quat("-Z", "Y")
    o.rotation_euler = (q.to_matrix().to_4x4() @ Matrix.Rotation(D(s.get("roll", 0)), 4, "Z")).to_euler()
    c.sensor_fit, c.sensor_height, c.lens = "VERTICAL", 36, s.get("mm", 27) * 1.08
    c.dof.use_dof = True
    c.dof.focus_distance = (t - o.location).length - s.get("near", .06)
    c.dof.aperture_fstop = s.get("f", 7.0)  # full-frame equivalent of f/1.8 on a phone's small sensor
    c.shift_x, c.shift_y = s.get("shift", (.0, .0))
    c.clip_start = .02


def setup(w, h, spp, threads):
    sc = bpy.context.scene
    sc.render.engine = "CYCLES"
    cy = sc.cycles
    cy.device, cy.samples, cy.use_adaptive_sampling, cy.adaptive_threshold = "CPU", spp, True, .02
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces, cy.transparent_max_bounces = 5, 2, 3, 3, 8
    cy.use_denoising = False
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.sample_clamp_indirect, cy.blur_glossy = 2.5, 1.0
    cy.use_fast_gi, cy.fast_gi_method, cy.ao_bounces_render = True, "REPLACE", 2
    sc.world.light_settings.distance = 1.5
    sc.world.light_settings.ao_factor = 1.0
    sc.render.resolution_x, sc.render.resolution_y, sc.render.resolution_percentage = w, h, 100
    sc.render.threads_mode, sc.render.threads = "FIXED", threads
    vl = sc.view_layers[0]
    vl.cycles.denoising_store_passes = True
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new("CompositorNodeRLayers")
    fo = t.nodes.new("CompositorNodeOutputFile")
    fo.base_path = TMP
    fo.format.file_format, fo.format.color_depth, fo.format.exr_codec = "OPEN_EXR", "32", "ZIP"
    fo.file_slots.clear()
    names = [("Image", "beauty")]
    for n in ("Denoising Albedo", "Denoising Normal"):
        if n in rl.outputs and rl.outputs[n].enabled:
            names.append((n, n.split()[-1].lower()))
    for src, dst in names:
        fo.file_slots.new(dst + "_")
        t.links.new(rl.outputs[src], fo.inputs[dst + "_"])
    return [d for _, d in names]


def read_exr(name, w, h):
    path = os.path.join(TMP, f"{name}_{bpy.context.scene.frame_current:04d}.exr")
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = [c for c in ("Linear", "Linear Rec.709", "Non-Color") if c in im.colorspace_settings.bl_rna.properties["name"].enum_items.keys()][0] if \
        len(im.colorspace_settings.bl_rna.properties["name"].enum_items) > 1 else im.colorspace_settings.name
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1, :, :3].copy()


# ------------------------------------------------------------------ 8 the phone's own development
def denoise(rgb, alb, nrm, radius=6, strength=1.0):
    """Non-local means guided by Cycles' albedo and normal passes; keeps texture by working on light divided by colour."""
    alb = np.clip(alb, 0, 1) + .03
    L = np.log1p(np.clip(rgb, 0, 40) / alb * 4)
    pre = ndimage.gaussian_filter(L, (1, 1, 0))
    resid = L - ndimage.gaussian_filter(L, (1.2, 1.2, 0))
    sig2 = np.maximum(ndimage.gaussian_filter((resid ** 2).mean(-1), 4), 1e-5)
    acc, wsum = L * .4, np.full(L.shape[:2], .4, np.float32)
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx == dy == 0:
                continue
            sh = lambda a: np.roll(np.roll(a, dy, 0), dx, 1)
            d = ((pre - sh(pre)) ** 2).mean(-1)
            d = ndimage.uniform_filter(d, 3) / (sig2 * .55 * strength)
            fa = ((alb - sh(alb)) ** 2).sum(-1) / .012
            fn = ((nrm - sh(nrm)) ** 2).sum(-1) / .05
            w = np.exp(-np.minimum(d + fa + fn + (dx * dx + dy * dy) / (2. * radius * radius), 30))
            acc += sh(L) * w[..., None]
            wsum += w
    return np.expm1(acc / wsum[..., None]) / 4 * alb


def develop(rgb, out, size=(720, 900), ev=0.0, wb=(1.0, 1.0, 1.0), seed=0, quality=80, grain=.010):
    rng = np.random.default_rng(seed)
    h, w = rgb.shape[:2]
    rgb = np.clip(rgb, 0, None) * np.array(wb)
    m = np.exp(np.log(rgb + 1e-3).mean((0, 1)))
    rgb = rgb * (m.mean() / m) ** .35  # a phone's half-hearted white balance
    yy, xx = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    rgb *= (1 - .16 * (xx ** 2 + yy ** 2) / 2)[..., None]
    lum = rgb @ np.array([.2126, .7152, .0722])
    wt = np.exp(-(xx ** 2 + yy ** 2) / .9)
    mean = np.exp((np.log(lum + 1e-3) * wt).sum() / wt.sum())
    rgb *= .26 / mean * 2 ** ev
    lum *= .26 / mean * 2 ** ev
    # local tone mapping, as phones do
    base = ndimage.gaussian_filter(np.log(lum + .01), w * .06)
    gain = np.exp(-.26 * (base - math.log(.22)))
    rgb *= np.clip(gain, .5, 1.9)[..., None]
    glow = ndimage.gaussian_filter(np.clip(rgb - 1.2, 0, 6), (w * .012, w * .012, 0))
    rgb = rgb + .10 * glow
    x = rgb * .92
    a = (x * (2.51 * x * .72 + .03)) / (x * (2.43 * x * .72 + .59) + .14) * 1.04  # a soft film shoulder
    a = np.clip(a, 0, 1) ** (1 / 2.2)
    g = a @ np.array([.3, .59, .11])
    a = g[..., None] + (a - g[..., None]) * 1.14
    a = np.clip(a, 0, 1)
    im = Image.fromarray((a * 255 + .5).astype(np.uint8)).resize(size, Image.LANCZOS)
    b = np.asarray(im).astype(np.float32) / 255
    n = rng.normal(0, 1, b.shape[:2])
    n = ndimage.gaussian_filter(n, .6) * 1.8
    c = ndimage.gaussian_filter(rng.normal(0, 1, b.shape), (1.6, 1.6, 0)) * 3
    amp = grain * (1.25 - b.mean(-1, keepdims=True))
    b = b + amp * (n[..., None] + .45 * c)
    im = Image.fromarray((np.clip(b, 0, 1) * 255 + .5).astype(np.uint8)).filter(ImageFilter.UnsharpMask(1.2, 50, 2))
    im.save(out, quality=quality, optimize=True, subsampling=2)


def make(name, i, a):
    global ROOT
    t0 = time.time()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _cache.clear()
    s = SHOTS[name][i]
    good = s.get("good", name)
    room(s["room"], s.get("opt", {}))
    ROOT = None
    ROOT = empty(s.get("at", (0, 0, 0)), (0, 0, D(s.get("rotz", 0))), None)
    GOODS[good](s.get("v", {}))
    camera(s)
    w, h = a.size
    names = setup(w, h, a.spp, a.threads)
    bpy.context.scene.world.light_settings.distance = s.get("reach", 1.5)
    t1 = time.time()
    bpy.ops.render.render()
    t2 = time.time()
    p = {n: read_exr(n, w, h) for n in names}
    rgb = p["beauty"]
    np.savez_compressed(os.path.join(TMP, f"{name}-{i + 1}.npz"), **{k: x.astype(np.float16) for k, x in p.items()})
    finish(name, i, p, a)
    print(f"GOODS {name}-{i + 1} build {t1 - t0:.1f}s render {t2 - t1:.1f}s post {time.time() - t2:.1f}s", flush=True)


def finish(name, i, p, a):
    s = SHOTS[name][i]
    rgb = p["beauty"].astype(np.float32)
    if "albedo" in p and not a.raw:
        rgb = denoise(rgb, p["albedo"].astype(np.float32), p["normal"].astype(np.float32))
    develop(rgb, os.path.join(a.out, f"{name}-{i + 1}.jpg"), ev=s.get("ev", 0), wb=s.get("wb", (1, 1, 1)), seed=i + len(name))


# Modules with more builders (`GOODS`) and shots (`SHOTS`), beside this file.
PARTS = ("hostel_rooms", "found_things", "furniture", "shoes_and_guitars", "bicycles", "study_and_wear", "care_and_drawing", "other_colours")


def main():
    for part in map(importlib.import_module, PARTS):
        GOODS.update(part.GOODS)
        SHOTS.update(part.SHOTS)
    p = argparse.ArgumentParser()
    p.add_argument("--out", default=".")
    p.add_argument("--only", default=",".join(SHOTS))
    p.add_argument("--shots", default="")
    p.add_argument("--spp", type=int, default=96)
    p.add_argument("--size", default="576x720")
    p.add_argument("--threads", type=int, default=2)
    p.add_argument("--raw", action="store_true")
    p.add_argument("--redevelop", action="store_true")
    a = p.parse_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])
    a.size = tuple(map(int, a.size.split("x")))
    os.makedirs(a.out, exist_ok=True)
    os.makedirs(TMP, exist_ok=True)
    for name in a.only.split(","):
        for i in range(len(SHOTS[name])):
            if not a.shots or str(i) in a.shots.split(","):
                if a.redevelop:
                    finish(name, i, dict(np.load(os.path.join(TMP, f"{name}-{i + 1}.npz"))), a)
                else:
                    make(name, i, a)


if __name__ == "__main__":  # the parts import this file by its name, so it runs under that name
    sys.dont_write_bytecode = True
    sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
    importlib.import_module("make_goods").main()
