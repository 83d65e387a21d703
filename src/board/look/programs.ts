import { Skia, type SkRuntimeEffect, type SkShader } from '@shopify/react-native-skia';

const compiled = new Map<string, SkRuntimeEffect>();

function effectOf(source: string): SkRuntimeEffect {
  const known = compiled.get(source);
  if (known) return known;
  const effect = Skia.RuntimeEffect.Make(source);
  if (effect === null) throw new Error(`a shader program does not compile:\n${source}`);
  compiled.set(source, effect);
  return effect;
}

type Uniform = number | readonly number[];

/** A shader from a program; uniforms come in the order of their declaration. */
export function programShader(source: string, uniforms: readonly Uniform[], children?: readonly SkShader[]): SkShader {
  const flat = uniforms.flat();
  const effect = effectOf(source);
  return children ? effect.makeShaderWithChildren(flat, [...children]) : effect.makeShader(flat);
}
