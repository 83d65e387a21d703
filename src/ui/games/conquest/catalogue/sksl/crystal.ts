import { NOISE } from '../../../../../board/look';

/**
 * A cut crystal on a foot of stone: six shards of flat facets, light through the stone towards the lower right. The foot is
 * the edge that others hit, and no shard stands over it.
 */
export const CRYSTAL_PROGRAM = `${NOISE}
uniform float2 uCentre; uniform float uRadius; uniform float3 uLit; uniform float3 uDeep; uniform float3 uLight; uniform float uSeed;

// xyz: the normal of the facet that is highest here; w: its height.
float4 shard(float2 p, float2 c, float2 lean, float rad, float top, float rot){
  float2 q = p-c; float h = 9.; float3 n = float3(0,0,1);
  for(int i=0;i<6;i++){
    float a = rot+float(i)*1.0472; float2 d = float2(cos(a),sin(a));
    float k = rad*(.80+.34*hash1(float(i)+uSeed*7.+rot));
    float side = (k-dot(d,q-lean*.35))*3.2; if(side<h){ h = side; n = normalize(float3(d*1.5,1.)); }
    float b = a+.52*hash1(rot+float(i)); float2 e = float2(cos(b),sin(b));
    float roof = top-dot(e,q-lean)*(.95+.5*hash1(float(i)*3.1+rot)); if(roof<h){ h = roof; n = normalize(float3(e*.85,1.)); }
  }
  return float4(n,h);
}
half4 main(float2 xy){
  float2 p = (xy-uCentre)/uRadius; float r = length(p), px = 1./uRadius;
  float cover = 1.-smoothstep(1.-px,1.+px*.2,r); if(cover<=0.) return half4(0);
  float3 light = normalize(uLight), halfway = normalize(light+float3(0,0,1)); float2 outward = p/max(r,.001);
  float chipped = fractal(p*3.+uSeed*5.); float s = (r-.86)/.10;
  float2 rough = float2(fractalCoarse(p*9.+uSeed),fractalCoarse(p*9.+uSeed+7.))-.5;
  float3 normal = normalize(float3(outward*clamp(s,-1.,1.)*.9+rough*.7,1.));
  float3 c = float3(.25,.245,.27)*(.62+.75*chipped)*(float3(.40,.41,.48)+float3(1.15,.94,.68)*max(dot(normal,light),0.));
  c *= 1.-.75*smoothstep(.80,.70,r)-.35*smoothstep(.94,1.,r);
  float4 highest = float4(0,0,1,-1.); float id = 0.;
  for(int i=0;i<6;i++){
    float a = float(i)*1.2566+uSeed*2.3; float2 d = i==5 ? float2(0) : float2(cos(a),sin(a));
    float g = i==5 ? 1. : .62+.3*hash1(float(i)+uSeed);
    float4 one = i==5 ? shard(p,float2(.01,.02),float2(-.15,-.19),.50,1.75,uSeed)
                      : shard(p,d*.56,d*.19,.22*g+.07,.60*g,a+uSeed);
    if(one.w>highest.w){ highest = one; id = float(i)+1.; }
  }
  float inside = smoothstep(.0,.05,highest.w)*smoothstep(.90,.86,r);
  float facing = max(dot(highest.xyz,light),0.), back = max(dot(highest.xy,-light.xy),0.);
  float2 bent = p+highest.xy*.55; float veil = fractal(bent*2.6+uSeed*3.+id);
  float vein = 1.-smoothstep(.0,.06,abs(fractal(bent*1.5+id*3.)-.5));
  float3 g = mix(uDeep,uLit,smoothstep(.15,.95,facing*.75+veil*.45));
  g = g*(.26+1.05*facing+.95*back*back)+uLit*vein*.22;
  g += float3(1.,.93,.80)*pow(max(dot(highest.xyz,halfway),0.),26.)*.95;
  g += float3(1.,.80,.55)*back*back*.34*veil;
  g *= .55+.45*smoothstep(.0,.30,highest.w);
  c = mix(c,g,inside);
  return half4(half3(clamp(c,0.,1.))*half(cover),half(cover));
}`;
