import type { PieceTone } from '../../../board';

/** How the faces lie in a picture: in rows, one after the other, each as high as wide. */
export interface FacesLaid {
  readonly columns: number;
  readonly faces: readonly string[];
}

/** The faces of all discs of a game in one picture, drawn ahead of time by `npm run art:discs`. */
export interface FaceSheet {
  /** As it is bundled. */
  readonly picture: number;
  readonly columns: number;
  readonly rows: number;
  /** Which of its faces it is; a tone that a piece never has looks as the piece does. Null: it has no face. */
  numberOf(piece: string, tone: PieceTone): number | null;
}

export const faceKey = (piece: string, tone: PieceTone): string => (tone === 'normal' ? piece : `${piece} ${tone}`);

export function faceSheet(picture: number, { columns, faces }: FacesLaid): FaceSheet {
  const numbers = new Map(faces.map((face, number) => [face, number]));
  return {
    picture,
    columns,
    rows: Math.ceil(faces.length / columns),
    numberOf: (piece, tone) => numbers.get(faceKey(piece, tone)) ?? numbers.get(piece) ?? null,
  };
}
