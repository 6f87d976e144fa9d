"""Renders the light of the home page's first film, from this folder:

blender -b --factory-startup -P loop.py -- light|frames [--samples 120] [--width 1280] [--threads 2] [--to out/loop]

Light adds up, so the film needs one render: each lamp of an arc over the coil leaves its light in a pass of its own (`light`),
and a frame is the still and a weighted sum of neighbouring lamps, in linear light (`frames`, over `still.png`).
"""

import argparse
import subprocess
import sys
import time
from math import cos, pi, radians, sin
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here / 'studio'), str(here / 'scenes')]

import coils
import denoiser
import room

LAMPS = 14
STILL = 'still'
FRAMES_PER_SECOND = 25
SECONDS = 6
# The pulse runs for this share of the loop, as wide as twice so many lamps; then the still stays.
RUN = 0.76
PULSE = 2
GAIN = 1.0
# Degrees from the right, counter-clockwise, as the camera sees the arc.
ARC = (205, -25)


def lamp_names():
    return [f'lamp{k:02d}' for k in range(LAMPS)]


def arc_point(angle):
    """Where a lamp stands: on a circle in front of the coil's face, about the direction that the face mirrors to the camera."""
    centre, mirrored = Vector((0.15, -0.5, 0.89)), Vector((-0.62, -0.78, 0.06)).normalized()
    right = Vector((0, 0, 1)).cross(mirrored).normalized()
    up = mirrored.cross(right).normalized()
    return centre + mirrored * 3.6 + (right * cos(angle) + up * sin(angle)) * 3.0


def light_arc():
    """The still's lights in one group, and one group for each lamp of the arc."""
    layer = bpy.context.view_layer
    layer.lightgroups.add(name=STILL)
    bpy.context.scene.world.lightgroup = STILL
    for lamp in [o for o in bpy.context.scene.objects if o.type == 'LIGHT']:
        lamp.lightgroup = STILL
    start, end = (radians(a) for a in ARC)
    for k, name in enumerate(lamp_names()):
        layer.lightgroups.add(name=name)
        at = arc_point(start + (end - start) * k / (LAMPS - 1))
        lamp = room.softbox(at, (0.15, -0.5, 0.89), (1.1, 1.1), 240, '#f4f8ff')
        lamp.lightgroup = name


def render_light(wanted):
    """Leaves every group's light, denoised and linear, in `light.npz`."""
    coils.build()
    light_arc()
    scene = bpy.context.scene
    camera, (width, height) = coils.VIEWS['hero']
    settings = scene.render
    settings.threads = wanted.threads
    settings.resolution_x = wanted.width
    settings.resolution_y = round(wanted.width * height / width)
    room.camera(**camera)
    # A lamp is chosen at random for each sample: where the sum is calm, one of its lamps need not be.
    scene.cycles.use_adaptive_sampling = False
    groups = [STILL, *lamp_names()]
    passes = [(name, f'Combined_{name}') for name in groups]
    denoiser.PASSES = (*denoiser.PASSES, *passes)
    folder = wanted.to / 'passes'
    denoiser.keep_passes(folder)
    halves = []
    for frame, seed in ((1, 11), (2, 4711)):
        scene.cycles.samples = max(1, wanted.samples // 2)
        scene.cycles.seed = seed
        scene.frame_set(frame)
        start = time.time()
        bpy.ops.render.render()
        print(f'half {frame}: {time.time() - start:.0f} s', flush=True)
        halves.append(denoiser.load_passes(folder, frame))
    guides = [{name: half[name] for name in ('nrm', 'alb')} for half in halves]
    joined = {}
    for name in groups:
        one, other = ({**guide, 'rgb': half[name]} for guide, half in zip(guides, halves))
        joined[name] = denoiser.join(one, other).astype(np.float16)
    np.savez(wanted.to / 'light.npz', **joined)


def weights(time_):
    """How bright each lamp is at a time from 0 to 1: a soft pulse that runs along the arc; none at both ends."""
    place = -PULSE + (LAMPS - 1 + 2 * PULSE) * min(1, time_ / RUN)
    away = np.minimum(1, np.abs(np.arange(LAMPS) - place) / PULSE)
    return (GAIN * np.cos(away * pi / 2) ** 2).astype(np.float32)


def enlarged(picture, shape):
    """A picture (height, width, 3) at another size, by Catmull-Rom splines."""
    for axis, size in enumerate(shape):
        at = (np.arange(size) + 0.5) * picture.shape[axis] / size - 0.5
        first = np.floor(at).astype(int)
        t = (at - first).astype(np.float32)
        taps = (-t + 2 * t**2 - t**3, 2 - 5 * t**2 + 3 * t**3, t + 4 * t**2 - 3 * t**3, -(t**2) + t**3)
        lined = np.zeros((*picture.shape[:axis], size, *picture.shape[axis + 1 :]), np.float32)
        for tap, weight in enumerate(taps):
            index = np.clip(first + tap - 1, 0, picture.shape[axis] - 1)
            lined += picture.take(index, axis) * (weight / 2).reshape([-1 if k == axis else 1 for k in range(3)])
        picture = lined
    return picture


def developed(light, file):
    """Light as the scene's view transform shows it: (height, width, 3) from 0 to 1."""
    denoiser.save(light, file, depth='16', dither=0)
    return denoiser.load(file).transpose(1, 2, 0)


def render_frames(wanted):
    """Writes the frames over the still as the site shows it, so that the film begins and ends with that picture."""
    light = {name: np.asarray(values, np.float32) for name, values in np.load(wanted.to / 'light.npz').items()}
    coils.build()
    still = denoiser.load(wanted.to / 'still.png').transpose(1, 2, 0)
    lamps = np.stack([light[name] for name in lamp_names()])
    file = wanted.to / 'developed.png'
    dark = developed(light[STILL], file)
    height, width = still.shape[:2]
    source = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', f'{width}x{height}', '-r', str(FRAMES_PER_SECOND), '-i', '-']
    command = ['ffmpeg', '-loglevel', 'error', '-y', *source, '-c:v', 'ffv1', '-pix_fmt', 'gbrp16le', wanted.to / 'frames.mkv']
    count = SECONDS * FRAMES_PER_SECOND
    with subprocess.Popen(command, stdin=subprocess.PIPE) as film:
        for frame in range(0, count, wanted.step):
            lit = weights(frame / count)
            shown = still
            if lit.any():
                change = developed(light[STILL] + np.tensordot(lit, lamps, 1), file) - dark
                shown = np.clip(still + enlarged(change, still.shape[:2]), 0, 1)
            film.stdin.write((shown[::-1] * 65535 + 0.5).astype('<u2').tobytes())
    if film.returncode:
        sys.exit('ffmpeg failed')


def main():
    parser = argparse.ArgumentParser(prog='loop.py')
    parser.add_argument('part', choices=('light', 'frames'))
    parser.add_argument('--samples', type=int, default=120)
    parser.add_argument('--width', type=int, default=1280)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--step', type=int, default=1)
    parser.add_argument('--to', type=Path, default=here / 'out' / 'loop')
    wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    wanted.to = wanted.to.resolve()
    wanted.to.mkdir(parents=True, exist_ok=True)
    {'light': render_light, 'frames': render_frames}[wanted.part](wanted)


main()
