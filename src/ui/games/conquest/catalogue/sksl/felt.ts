import type { Frame } from '../../../../../board/look';

/** How broad a wall shows around the arena; the body that discs meet is broader, outwards. */
export const WALL_MM = 17;
/** The hem of the mat, within its size. */
export const HEM_MM = 5;

/** Square inner corners (CONQ-021). */
export const WALLS: Frame = { widthMm: WALL_MM, cornerMm: 0.8, paint: 'wood(p)*(.86+.28*fractal(p*.5))' };
export const HEM: Frame = { widthMm: HEM_MM, cornerMm: 4, paint: 'hem(p)' };

// The mask: red is carved into the wall, green is raised brass, blue is thread on the felt, as high as it is bright.
const FELT_HEIGHT = `
float feltHeight(float2 mm, float thread){
  float nap = (fractal(mm*.42)-.5)*.34+(valueNoise(mm*1.9)-.5)*.26+(fractal(mm*.012+4.)-.5)*1.5;
  return -3.2+nap*(1.-thread*.75)+thread*(.85+.22*sin((mm.x*.78+mm.y*.62)*5.2));
}`;

export const WALLED_HEIGHT = `${FELT_HEIGHT}
half4 main(float2 xy){
  float2 mm = xy/uPxPerMm; half4 mask = uMask.eval(xy); float f = frameDistance(mm,uBoard), o = outerDistance(mm,uBoard);
  float thread = float(mask.b), felt = feltHeight(mm,thread), w = f/FRAME_MM;
  float wall = 3.1+1.5*smoothstep(.0,.20,w)*smoothstep(1.,.80,w)-1.3*exp(-pow((w-.27)/.035,2.))-1.3*exp(-pow((w-.80)/.035,2.));
  wall += (fractal(mm*.25)-.5)*.5-3.2*smoothstep(-2.2,0.,o)-1.15*float(mask.r)+2.6*float(mask.g);
  float inFrame = smoothstep(-.2,.9,f);
  return packHeight(mix(felt,wall,inFrame),thread*(1.-inFrame));
}`;

// The cloth is folded over and sewn down: a soft roll with stitches along its inner edge.
export const HEMMED_HEIGHT = `${FELT_HEIGHT}
half4 main(float2 xy){
  float2 mm = xy/uPxPerMm; half4 mask = uMask.eval(xy); float f = frameDistance(mm,uBoard), o = outerDistance(mm,uBoard);
  float thread = float(mask.b), felt = feltHeight(mm,thread), w = clamp(f/FRAME_MM,0.,1.);
  float roll = felt+1.5*sin(3.1416*min(w*1.15,1.))-.6*exp(-pow((w-.08)/.07,2.))-2.4*smoothstep(-1.2,0.,o)+.5*float(mask.g);
  return packHeight(mix(felt,roll,smoothstep(-.3,.4,f)),thread);
}`;

/** The cloth of both sides, the wood of the walls, whose grain runs along each, and the hem of the mat. */
export const FELT_SURFACE = `
float3 cloth(float2 p){
  float side = smoothstep(.4985,.5015,p.x/uBoard.x);
  float3 c = mix(uColour0,uColour1,side); c *= .80+.40*fractal(p*.9); c *= .90+.22*fractal(p*.06+7.);
  return c+c*.25*smoothstep(.70,.92,valueNoise(p*3.1));
}
float3 hem(float2 p){ return cloth(p)*.82; }
float3 wood(float2 p){
  float2 b = uBoard*.5; float2 q = abs(p-b); bool along = (b.x-q.x) < (b.y-q.y);
  float2 w = along ? p.yx : p.xy; float id = floor(w.x/97.); float2 g = float2(w.x*.012+id*7.3,w.y*.30+id*3.1);
  float sway = fractal(g*float2(2.,.4)+3.), t = fractal(float2(g.x*3.+sway*2.,g.y*2.6));
  float fine = valueNoise(float2(w.x*.10,w.y*3.4+sway*9.));
  return mix(float3(.105,.046,.020),float3(.46,.235,.105),smoothstep(.22,.80,t*.82+fine*.20));
}
float4 surface(float2 p, float h, float m, float ao){ return float4(cloth(p),.02+.10*m); }
float3 glow(float2 p, float m, float nearby){ return float3(0); }`;
