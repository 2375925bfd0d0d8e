/** A file that was made here, saved where the browser keeps what is downloaded. */

/** Milliseconds after which a browser has begun to read a file: some do so late. */
const READ = 10_000;

export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ);
}
