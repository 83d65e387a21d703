/** The frame round a board, and how a height of -8 to 8 mm travels in two bytes of an image. */
export const FRAME = `
const float FRAME_MM = 10.;
float roundedBox(float2 mm, float2 board, float inset, float corner){
  float2 q = abs(mm-board*.5)-(board*.5-inset-corner);
  return length(max(q,0.))+min(max(q.x,q.y),0.)-corner;
}
// Above 0 on the frame, below 0 on the floor.
float frameDistance(float2 mm, float2 board){ return roundedBox(mm,board,FRAME_MM,5.); }
float outerDistance(float2 mm, float2 board){ return roundedBox(mm,board,0.,7.); }
half4 packHeight(float h, float material){
  float v = clamp((h+8.)/16.,0.,.9999)*255.; float whole = floor(v);
  return half4(half(whole/255.), half(v-whole), half(material), 1.);
}
float unpackHeight(half4 c){ return (float(c.r)+float(c.g)/255.)*16.-8.; }
`;
