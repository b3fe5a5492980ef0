/**
 * Draws the photo anew, at most 1600 px on its long side unless told. That makes it light enough to travel in
 * navigation state, and drops the place and camera data that a phone writes into it.
 *
 * @returns a JPEG, its transparent parts white
 * @throws when the browser cannot read the picture
 */
export async function redrawPhoto(photo: Blob, longestSide = 1600): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser has no 2D canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The canvas gave no picture"))),
      "image/jpeg",
      0.86,
    );
  });
}
