"""Feature-guided removal of noise (denoise.c) from two half-sample renders of one view.

Guides are normal and colour of the first hit: Cycles' own denoising passes look through surfaces of roughness under 0.27
and return what these mirror."""

import ctypes
import shutil
from pathlib import Path

import bpy
import numpy as np

PASSES = (('rgb', 'Image'), ('nrm', 'Normal'), ('dif', 'DiffCol'), ('glo', 'GlossCol'))
# How far guides may differ; 0.35 left an error of 5.4 on a crop of the coils, 1.5 to 4 one of 4.6 (display values, 32 samples).
GUIDE_TOLERANCE = 2.5


def keep_passes(folder):
    """Makes the next renders leave colour and guides in a folder, as EXR per frame."""
    scene = bpy.context.scene
    layer = bpy.context.view_layer
    layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    scene.render.use_compositing = True
    nodes = scene.node_tree.nodes
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = str(folder)
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name, source in PASSES:
        files.file_slots.new(name)
        scene.node_tree.links.new(layers.outputs[source], files.inputs[name])


def load_passes(folder, frame):
    """The passes of one frame by name, each (3, height, width); the last one takes the folder away."""
    loaded = {name: load(folder / f'{name}{frame:04d}.exr') for name, _ in PASSES}
    for name in loaded:
        (folder / f'{name}{frame:04d}.exr').unlink()
    if not any(folder.iterdir()):
        shutil.rmtree(folder)
    loaded['alb'] = np.clip(loaded.pop('dif') + loaded.pop('glo'), 0, 1)
    return loaded


def join(one, other):
    """The picture without noise, linear (3, height, width)."""
    library = ctypes.CDLL(str(Path(__file__).parent / 'libdenoise.so'))
    height, width = one['rgb'].shape[1:]
    colours = _without_fireflies(one['rgb'], other['rgb']), _without_fireflies(other['rgb'], one['rgb'])
    features = [np.ascontiguousarray(np.concatenate([h['nrm'], h['alb']])) for h in (one, other)]
    picture = np.empty_like(colours[0])
    floats = [a.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for a in (*colours, *features, picture)]
    search, patch, colour_weight, feature_weight = 9, 2, ctypes.c_float(0.7), ctypes.c_float(GUIDE_TOLERANCE)
    library.denoise(*floats, width, height, 6, search, patch, colour_weight, feature_weight)
    return picture


def save(picture, path, depth='8', dither=1.0):
    """Writes a linear picture as PNG through the scene's view transform."""
    scene = bpy.context.scene
    height, width = picture.shape[1:]
    image = bpy.data.images.new('picture', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[:, :, :3] = picture.transpose(1, 2, 0)
    image.pixels.foreach_set(pixels.ravel())
    image.update()
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = depth
    scene.render.dither_intensity = dither
    image.save_render(str(path), scene=scene)
    bpy.data.images.remove(image)


def load(path):
    """A picture's values as they are, (3, height, width), the lowest line first."""
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3].transpose(2, 0, 1))


def _without_fireflies(half, other):
    """Caps each pixel at the brightest of its eight neighbours in the other half: fireflies go, thin lines stay."""
    around = np.pad(other, ((0, 0), (1, 1), (1, 1)), mode='edge')
    height, width = half.shape[1:]
    brightest = np.full_like(half, -1)
    for y in range(3):
        for x in range(3):
            if (y, x) != (1, 1):
                np.maximum(brightest, around[:, y : y + height, x : x + width], out=brightest)
    return np.ascontiguousarray(np.minimum(half, brightest))
