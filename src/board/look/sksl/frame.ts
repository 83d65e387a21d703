/** What a frame is like in SkSL: how broad, how round within, and `paint`, its colour at p in the light. */
export interface Frame {
  readonly widthMm: number;
  readonly cornerMm: number;
  readonly paint: string;
}

export const CARD_FRAME: Frame = { widthMm: 10, cornerMm: 5, paint: 'uFrame*(.72+.56*fractal(p*.5))' };

const float = (value: number): string => `${value}${Number.isInteger(value) ? '.' : ''}`;

/** The frame round a board, and how a height of -8 to 8 mm travels in two bytes of an image. */
export const frameProgram = ({ widthMm, cornerMm }: Frame): string => `
const float FRAME_MM = ${float(widthMm)};
float roundedBox(float2 mm, float2 board, float inset, float corner){
  float2 q = abs(mm-board*.5)-(board*.5-inset-corner);
  return length(max(q,0.))+min(max(q.x,q.y),0.)-corner;
}
// Above 0 on the frame, below 0 on the floor.
float frameDistance(float2 mm, float2 board){ return roundedBox(mm,board,FRAME_MM,${float(cornerMm)}); }
float outerDistance(float2 mm, float2 board){ return roundedBox(mm,board,0.,7.); }
half4 packHeight(float h, float material){
  float v = clamp((h+8.)/16.,0.,.9999)*255.; float whole = floor(v);
  return half4(half(whole/255.), half(v-whole), half(material), 1.);
}
float unpackHeight(half4 c){ return (float(c.r)+float(c.g)/255.)*16.-8.; }
`;
