/** Metro answers an asset's number on phones, its address in a browser. */
declare module '*.wav' {
  const asset: number | string;
  export default asset;
}
