/** The name of the file: letters and digits of the couple's names, and the date. */
export function fileNameOf({ names, date }: { readonly names: string; readonly date: string }): string {
  const couple = names.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...couple, date].join('-')}.png`;
}

/** Whether the system's sheet takes pictures. */
export function canSharePictures(): boolean {
  try {
    const file = new File([''], 'card.png', { type: 'image/png' });
    return 'share' in navigator && navigator.canShare?.({ files: [file] }) === true;
  } catch {
    return false;
  }
}

/** Puts the picture among the guest's files. */
export function savePicture(picture: Blob, name: string): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Safari reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Opens the system's sheet. If the browser refuses, the picture is saved. If the guest closes the sheet, nothing is
 * saved.
 */
export async function sharePicture(picture: Blob, name: string): Promise<'shared' | 'saved'> {
  try {
    await navigator.share({ files: [new File([picture], name, { type: 'image/png' })] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    savePicture(picture, name);
    return 'saved';
  }
  return 'shared';
}
