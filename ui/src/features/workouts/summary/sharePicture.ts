// Shares a picture through the device's share sheet, or saves it as a file if that is not supported.
import { downloadFile } from '@/shared/lib/downloadFile';

export async function sharePicture(name: string, content: Blob): Promise<void> {
  const file = new File([content], name, { type: content.type });
  if (!navigator.canShare?.({ files: [file] })) return downloadFile(name, content);
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    // AbortError means that the user closed the sheet. After any other error the picture is saved as a file.
    if (!(error instanceof DOMException && error.name === 'AbortError')) downloadFile(name, content);
  }
}
