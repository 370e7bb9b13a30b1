// The camera's picture with a frame for the barcode, or the sentence that says why there is none.
import { ActionIcon, Text } from '@mantine/core';
import { IconBulb, IconBulbOff, IconCameraOff } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '@/shared/i18n/locale';
import { barcodeMessages } from './barcodeMessages';
import classes from './CameraView.module.css';
import { useCamera } from './useCamera';
import { useScanning } from './useScanning';

interface CameraViewProps {
  // Called several times while the code is in sight.
  onCode: (code: string) => void;
}

export function CameraView({ onCode }: CameraViewProps) {
  const t = useT(barcodeMessages);
  const video = useRef<HTMLVideoElement>(null);
  const { stream, problem } = useCamera();
  const cannotRead = useScanning(video, stream !== null, onCode);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const shown = cannotRead ? 'readerFailed' : problem;
  if (shown) {
    return (
      <div className={classes.none} role="status">
        <IconCameraOff size={24} aria-hidden className={classes.icon} />
        <Text size="sm">{t(shown)}</Text>
      </div>
    );
  }
  return (
    <div>
      <div className={classes.camera}>
        <video ref={video} className={classes.video} autoPlay muted playsInline aria-label={t('picture')} />
        <div className={classes.frame} aria-hidden />
        {stream && <TorchButton key={stream.id} stream={stream} />}
      </div>
      <p className={classes.hint} role="status">
        {t(stream ? 'aim' : 'starting')}
      </p>
    </div>
  );
}

// Not yet among TypeScript's types.
interface Torch {
  torch?: boolean;
}

function TorchButton({ stream }: { stream: MediaStream }) {
  const t = useT(barcodeMessages);
  const [isOn, setOn] = useState(false);
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities?.() ?? {}) as Torch;
  if (!track || !torch) return null;
  const toggle = async () => {
    try {
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
      setOn(!isOn);
    } catch {
      // The light stays as it is.
    }
  };
  return (
    <ActionIcon
      variant="default"
      size={44}
      className={classes.torch ?? ''}
      aria-label={t('torch')}
      aria-pressed={isOn}
      onClick={() => void toggle()}
    >
      {isOn ? <IconBulbOff size={22} aria-hidden /> : <IconBulb size={22} aria-hidden />}
    </ActionIcon>
  );
}
