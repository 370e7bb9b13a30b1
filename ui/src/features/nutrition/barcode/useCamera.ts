// The stream of the rear camera. It is stopped while the page is hidden and on unmount.
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useState } from 'react';

type CameraProblem = 'insecure' | 'unsupported' | 'refused' | 'noCamera' | 'cameraFailed';

interface Camera {
  // Null until the camera has started.
  stream: MediaStream | null;
  problem: CameraProblem | null;
}

const CLOSED: Camera = { stream: null, problem: null };
const constraints: MediaStreamConstraints = {
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

// Browsers offer the camera only over https and on the same machine.
function missingCamera(): CameraProblem | null {
  if ('mediaDevices' in navigator && (navigator.mediaDevices as MediaDevices | undefined)) return null;
  return window.isSecureContext ? 'unsupported' : 'insecure';
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'cameraFailed';
}

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());

export function useCamera(): Camera {
  const isVisible = useDocumentVisibility() === 'visible';
  const [missing] = useState(missingCamera);
  const [camera, setCamera] = useState(CLOSED);
  useEffect(() => {
    if (!isVisible || missing) return undefined;
    let isOver = false;
    let opened: MediaStream | null = null;
    const fail = (problem: CameraProblem) => {
      if (!isOver) setCamera({ stream: null, problem });
    };
    const show = (stream: MediaStream) => {
      if (isOver) return stop(stream);
      opened = stream;
      // Another program may take the camera, or it is unplugged.
      stream.getVideoTracks()[0]?.addEventListener('ended', () => fail('cameraFailed'));
      return setCamera({ stream, problem: null });
    };
    navigator.mediaDevices.getUserMedia(constraints).then(show, (error: unknown) => fail(problemOf(error)));
    return () => {
      isOver = true;
      if (opened) stop(opened);
      setCamera(CLOSED);
    };
  }, [isVisible, missing]);
  return missing ? { stream: null, problem: missing } : camera;
}
