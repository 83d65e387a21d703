/** A canvas with nothing to draw but its own clearing: what this machine can do at best. */
export const EMPTY_CANVAS = `data:text/html,<!doctype html><style>html,body,canvas{margin:0;width:100%;height:100%;display:block}</style><canvas></canvas>
<script>
  const canvas = document.querySelector('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  const gl = canvas.getContext('webgl2');
  let count = 0;
  requestAnimationFrame(function draw() {
    gl.clearColor((count++ % 2) / 255, 0, 0, 1);
    gl.clear(gl.COLOR_BUFFER_BIT);
    requestAnimationFrame(draw);
  });
</script>`;
