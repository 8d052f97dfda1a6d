"""A bicycle of tubes, wheels with spokes, a carrier and a basket. Its front wheel points to +X."""
import math

import numpy as np
from make_goods import D, box, empty, lathe, loft, mesh, pbr, ring, rrect, tube


def wheel(x, m):
    """A wheel of a bicycle in the XZ plane."""
    R = .33
    e = empty((x, 0, R), (D(90), 0, 0))
    ring(R - .018, .0185, m["tyre"], parent=e, n=96)
    lathe([(R - .038, -.010), (R - .031, -.012), (R - .031, .012), (R - .038, .010), (R - .038, -.010)], m["steel"], 96, parent=e)
    for k in range(32):
        a = 2 * math.pi * k / 32
        b = a + (.55 if k % 2 else -.55)
        s = -1 if k % 4 < 2 else 1
        tube([(.018 * math.cos(b), .018 * math.sin(b), s * .022), ((R - .036) * math.cos(a), (R - .036) * math.sin(a), 0)], .0011, m["steel"], smooth=False, res=1, parent=e)
    lathe([(0, -.034), (.010, -.034), (.010, -.026), (.021, -.024), (.021, -.020), (.012, -.018), (.012, .018), (.021, .020), (.021, .024), (.010, .026), (.010, .034), (0, .034)], m["steel"], 32, parent=e)
    guard = []
    for t in np.linspace(D(20) if x > 0 else D(-8), D(205) if x < 0 else D(150), 34):
        guard.append([(x + (R + .012 + dz) * math.cos(t), y, R + (R + .012 + dz) * math.sin(t)) for y, dz in ((-.026, -.012), (-.018, 0), (0, .004), (.018, 0), (.026, -.012))])
    o = mesh([p for r in guard for p in r], [(5 * i + j, 5 * i + j + 1, 5 * i + j + 6, 5 * i + j + 5) for i in range(33) for j in range(4)], m["paint"], angle=80)
    o.modifiers.new("t", "SOLIDIFY").thickness = .0012


def bicycle(v):
    m = dict(paint=pbr("bikepaint", v.get("color", "#1f5d55"), .25, .2, smudge=.1, dust=.25, scratch=.0, coat=.5), tyre=pbr("tyre", "#1a1a1b", .8, dust=.5, bump=.4, bscale=300),
             steel=pbr("bikesteel", "#c6c6c3", .22, 1, smudge=.18, stain=.2), black=pbr("bikeblack", "#17171a", .5, dust=.3, bump=.15, bscale=600))
    rear, front = (-.53, 0, .33), (.53, 0, .33)
    bb, seat, head_t, head_b = (-.07, 0, .29), (-.215, 0, .76), (.345, 0, .80), (.385, 0, .66)
    wheel(rear[0], m)
    wheel(front[0], m)
    p = m["paint"]
    for a, b, r in ((bb, seat, .0155), (bb, head_b, .0175), ((-.165, 0, .60), head_t, .0155), (head_t, head_b, .019)):
        tube([a, b], r, p, smooth=False)
    for s in (-1, 1):
        tube([(bb[0], s * .02, bb[2]), (-.30, s * .045, .31), (rear[0], s * .055, rear[2])], .0095, p)
        tube([(-.205, s * .012, .70), (-.32, s * .04, .56), (rear[0], s * .055, rear[2])], .008, p)
        tube([(.390, 0, .645), (.41, s * .045, .60), (.455, s * .05, .47), (front[0], s * .05, front[2])], .0115, p)
    tube([head_t, (.322, 0, .90)], .012, m["steel"], smooth=False)
    tube([(-.215, 0, .74), (-.243, 0, .86)], .012, m["steel"], smooth=False)
    bar = [(.16, -.29, .985), (.24, -.27, .985), (.33, -.14, .955), (.325, 0, .905), (.33, .14, .955), (.24, .27, .985), (.16, .29, .985)]
    tube(bar, .0115, m["steel"])
    for s in (-1, 1):
        tube([(.15, s * .292, .985), (.26, s * .262, .985)], .0165, m["black"], smooth=False)
        tube([(.27, s * .255, .975), (.24, s * .26, .955), (.16, s * .285, .95)], .005, m["steel"])
        tube([(.28, s * .24, .98), (.36, s * .14, 1.0), (.40, s * .03, .86), (.385, 0, .72)], .0028, m["black"])
    saddle(m)
    drive(m, bb, rear)
    carrier(m, rear)
    if v.get("basket", True):
        basket(m)


def saddle(m):
    rings = []
    for t in np.linspace(0, 1, 18):
        w = .016 + .070 * max(0, (t - .38) / .62) ** 1.1
        rings.append([(.05 - .27 * t, y, .885 + z + .014 * t) for y, z in rrect(w * 2, .045 + .02 * t, .018, 5)])
    rings = [[(x - .16, y, z) for x, y, z in r] for r in rings]
    loft(rings, m["black"], angle=70)
    for s in (-1, 1):
        ring(.020, .004, m["steel"], loc=(-.36, s * .045, .845))


def drive(m, bb, rear):
    e = empty((bb[0], -.045, bb[2]), (D(90), 0, 0))
    for r in (.088, .076):
        ring(r, .0035, m["steel"], parent=e)
    for k in range(5):
        a = 2 * math.pi * k / 5
        tube([(0, 0, 0), (.078 * math.cos(a), .078 * math.sin(a), 0)], .006, m["steel"], smooth=False, parent=e)
    for s, a in ((-1, -38), (1, 142)):
        x, z = .165 * math.cos(D(a)), .165 * math.sin(D(a))
        tube([(bb[0], s * .06, bb[2]), (bb[0] + x, s * .075, bb[2] + z)], .0095, m["steel"], smooth=False)
        box(.085, .085, .022, m["black"], .006, loc=(bb[0] + x, s * .12, bb[2] + z - .01))
    for dz in (-.088, .088):
        tube([(bb[0], -.045, bb[2] + dz), (rear[0], -.04, rear[2] + dz * .4)], .0035, m["black"], smooth=False)
    tube([(bb[0] - .06, .05, .29), (bb[0] - .12, .12, .02)], .009, m["steel"], smooth=False)


def carrier(m, rear):
    for s in (-1, 1):
        tube([(-.30, s * .055, .725), (-.72, s * .065, .725), (-.74, s * .03, .725)], .0058, m["black"])
        tube([(-.60, s * .062, .725), (rear[0], s * .062, rear[2])], .0050, m["black"], smooth=False)
    for k in range(4):
        tube([(-.36 - .11 * k, -.058, .725), (-.36 - .11 * k, .058, .725)], .0045, m["black"], smooth=False)
    lathe([(0, .014), (.020, .013), (.030, .006), (.031, 0)], pbr("reflector", "#b3201c", .12, coat=.6), 32, loc=(-.812, 0, .545), rot=(0, D(-70), 0))


def basket(m):
    w = pbr("basketwire", "#2a2b2e", .4, .3, dust=.3)
    lo, hi = rrect(.22, .26, .04, 4), rrect(.29, .34, .05, 4)
    at = lambda t, q, r: (.505 + q[0] * (1 - t) + r[0] * t, q[1] * (1 - t) + r[1] * t, .72 + .23 * t)
    for t in np.linspace(0, 1, 8):
        tube([at(t, q, r) for q, r in zip(lo, hi)], .0022 if t < 1 else .0042, w, cyclic=True, res=1)
    n = len(lo)
    for i in range(0, n):
        tube([at(0, lo[i], hi[i]), at(1, lo[i], hi[i])], .0019, w, smooth=False, res=1)
    for k in range(9):
        y = -.12 + .03 * k
        tube([(.40, y, .72), (.61, y, .72)], .0018, w, smooth=False, res=1)
    for s in (-1, 1):
        tube([(.53, s * .05, .33), (.50, s * .08, .72)], .0045, m["steel"], smooth=False)


GOODS = dict(bicycle=bicycle)
YARD = dict(lower="#c9b48a", floor="concrete", back=.34, left=2.4, sx=2.6, sun=((-1.6, -1.9, 2.1), (.0, .2, .35), 900))
SHOTS = {
    "bicycle": [dict(room="tile", opt=YARD, az=-22, el=17, dist=1.98, look=(.0, 0, .50), mm=25, roll=1.2, rotz=4),
                dict(room="tile", opt=YARD, az=40, el=22, dist=1.9, look=(.08, 0, .52), mm=25, roll=-1.4, rotz=4)],
}
