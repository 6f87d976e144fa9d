"""Renders views of one scene, from this folder:

blender -b --factory-startup -P render.py -- SCENE VIEW [VIEW ...] [--samples 48] [--percent 100] [--threads 2] [--to out/renders]

A scene is a module in scenes/ with `build(item)` and `VIEWS`: 'camera' or 'item-camera' -> (camera arguments, (width, height)).
"""

import argparse
import importlib
import sys
import time
from pathlib import Path

import bpy

here = Path(__file__).resolve().parent
sys.path[:0] = [str(here / 'studio'), str(here / 'scenes')]

import denoiser
import room


def render(path, samples):
    """Renders two halves with different seeds and joins them without their noise."""
    scene = bpy.context.scene
    denoiser.keep_passes(path.with_suffix(''))
    halves = []
    for frame, seed in ((1, 11), (2, 4711)):
        scene.cycles.samples = max(1, samples // 2)
        scene.cycles.seed = seed
        scene.frame_set(frame)
        bpy.ops.render.render()
        halves.append(denoiser.load_passes(path.with_suffix(''), frame))
    denoiser.save(denoiser.join(*halves), path)


def main():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('scene')
    parser.add_argument('views', nargs='+')
    parser.add_argument('--samples', type=int, default=48)
    parser.add_argument('--percent', type=int, default=100)
    parser.add_argument('--threads', type=int, default=2)
    parser.add_argument('--to', type=Path, default=here / 'out' / 'renders')
    wanted = parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    scene = importlib.import_module(wanted.scene)
    wanted.to.mkdir(parents=True, exist_ok=True)
    for view in wanted.views:
        camera, (width, height) = scene.VIEWS[view]
        item = view.rpartition('-')[0]
        scene.build(*([item] if item else []))
        settings = bpy.context.scene.render
        settings.threads = wanted.threads
        settings.resolution_x, settings.resolution_y = width, height
        settings.resolution_percentage = wanted.percent
        room.camera(**camera)
        start = time.time()
        path = wanted.to / f'{wanted.scene}-{view}.png'
        render(path.resolve(), wanted.samples)
        print(f'{path.name} {time.time() - start:.0f} s')


main()
