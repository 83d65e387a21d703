/** Dried earth, with bones and skulls heaped at the sides and round the medallion. The material is bone. */
export const OSSUARY_GROUND = `
float bone(float2 p, float2 c, float sc, float seed, float dens){
  float best = -9.; float2 n = floor(p/sc);
  for(int j=-1;j<=1;j++) for(int i=-1;i<=1;i++){
    float2 id = n+float2(float(i),float(j)); float2 r = hash2to2(id+seed);
    float2 o = (id+.2+.6*r)*sc; float a = hash2to1(id+seed*1.7)*6.283;
    float2 l = p-o; l = float2(l.x*cos(a)+l.y*sin(a), -l.x*sin(a)+l.y*cos(a));
    float len = sc*(.30+.22*r.y), rad = sc*.085;
    float x = clamp(l.x,-len,len); float kn = smoothstep(len*.72,len,abs(x));
    float d = length(float2(l.x-x, abs(l.y)-kn*rad*.75)); float rr = rad*(1.+.25*kn);
    float hh = d<rr ? sqrt(max(rr*rr-d*d,0.))+(hash2to1(id+seed+5.)-.5)*1.2 : -9.;
    if(hash2to1(id+seed+8.)>dens) hh = -9.;
    best = max(best,hh);
  }
  return best;
}
float skull(float2 p){
  float best = -9.; float sc = 30.; float2 n = floor(p/sc);
  for(int j=-1;j<=1;j++) for(int i=-1;i<=1;i++){
    float2 id = n+float2(float(i),float(j)); if(hash2to1(id+77.)>.62) continue;
    float2 o = (id+.3+.4*hash2to2(id+31.))*sc; float a = (hash2to1(id+13.)-.5)*2.4; float2 l = p-o;
    l = float2(l.x*cos(a)+l.y*sin(a), -l.x*sin(a)+l.y*cos(a)); l /= 1.05;
    float d = length(l/float2(6.6,7.2)); float jaw = length((l-float2(0,6.2))/float2(4.2,4.6));
    float hh = -9.;
    if(jaw<1.) hh = sqrt(1.-jaw*jaw)*2.4;
    if(d<1.) hh = max(hh, sqrt(1.-d*d)*4.6);
    if(hh>-5.){
      float eye = length((float2(abs(l.x)-2.7,l.y-2.0))/float2(1.75,1.9));
      hh -= 2.6*smoothstep(1.1,.7,eye);
      hh -= 1.8*smoothstep(1.2,.6,length((l-float2(0,5.0))/float2(.9,1.3)));
      hh -= .9*smoothstep(.35,.0,abs(fract(l.x*.75)-.5))*step(7.4,l.y);
    }
    best = max(best,hh);
  }
  return best;
}
float2 ground(float2 p){
  float2 q = float2(150,225)-abs(p-float2(150,225));
  float rim = smoothstep(50.,13.,min(q.x,q.y+6.)+(fractal(p*.03)-.5)*46.);
  float rr = length(p-float2(150,270)); rim = max(rim,.80*smoothstep(13.,3.,abs(rr-70.)+(fractal(p*.06)-.5)*12.));
  float earth = mix(2.3,-2.4,rim)+(fractal(p*.07)-.5)*1.6+(fractal(p*.5)-.5)*.5;
  float2 wp = p+(float2(valueNoise(p*.12),valueNoise(p*.12+9.))-.5)*2.;
  float b = max(bone(wp,p,21.,3.,.9)-.2, bone(wp+7.,p,15.,19.,.9)-1.1);
  float s = skull(p+float2(4,9))-1.7;
  float c = cells(p/17.).y;                     // dried-earth crackle
  earth -= smoothstep(.07,.0,c)*.55*(1.-rim); earth += (1.-rim)*smoothstep(.0,.5,cells(p/46.+3.).y)*.8;
  float top = max(b,s);
  float bn = smoothstep(-.05,.25,top-earth);
  return float2(max(earth,top)+(fractalCoarse(p*.9)-.5)*.18, bn);
}
`;

/** Crackled earth and old bone. */
export const OSSUARY_SURFACE = `
float4 surface(float2 p, float h, float m, float ao){
  float3 e = mix(uColour0,uColour1,smoothstep(-1.5,2.,h+(fractal(p*.2)-.5)*2.)); e *= .8+.4*fractal(p*.4);
  float3 b = mix(uColour2,uColour3,smoothstep(-1.,2.6,h)); b *= .80+.36*fractal(p*.16);
  b = mix(b,b*float3(.82,.70,.50),fractal(p*.04)*.8);
  return float4(mix(e,b,m*.92),.08+.10*m);
}
float3 glow(float2 p, float m, float nearby){ return float3(0); }
`;
