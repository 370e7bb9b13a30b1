// Hands a picture to the device's own sharing where it takes files, else to the browser to keep; it knows no content.
import { downloadFile } from '@/shared/lib/downloadFile';

export async function sharePicture(name: string, content: Blob): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (!navigator.canShare?.({ files: [file] })) return downloadFile(name, content);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // Whoever closed the sheet changed their mind; refused for another reason, it is kept as a file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(name, content);
  }
}
