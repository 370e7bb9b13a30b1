// The frame of an onboarding step: title, progress and content.
import { Progress, Text } from '@mantine/core';
import { usePhone } from '@/shared/hooks/usePhone';
import { useEffect, useRef, type ReactNode } from 'react';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { Modal } from '@/shared/ui/Modal';
import { onboardingMessages } from './messages';
import classes from './OnboardingFrame.module.css';

interface OnboardingFrameProps {
  opened: boolean;
  step: number;
  total: number;
  title: string;
  hint: string;
  // Without it the overlay cannot be closed.
  onClose?: () => void;
  // If Back only hides the overlay.
  onBack?: () => void;
  // Retains the entered values while hidden.
  keepMounted?: boolean;
  // Shown below the step.
  footer?: ReactNode;
  children: ReactNode;
}

export function OnboardingFrame({
  opened,
  step,
  total,
  title,
  hint,
  onClose,
  onBack,
  keepMounted = false,
  footer,
  children,
}: OnboardingFrameProps) {
  const t = useT(onboardingMessages);
  const words = useT(common);
  const small = usePhone();
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  const progress = t('step', { step, total });

  // The first step focuses its first field. Later steps focus their title, so that screen readers announce it.
  useEffect(() => {
    if (step !== first.current) heading.current?.focus();
    first.current = step;
  }, [step]);

  return (
    <Modal.Root
      opened={opened}
      onClose={onClose ?? (() => {})}
      closeOnEscape={onClose !== undefined}
      {...(onBack && { onBack })}
      keepMounted={keepMounted}
      closeOnClickOutside={false}
      fullScreen={small ?? false}
      size={560}
      padding={0}
    >
      <Modal.Overlay />
      <Modal.Content>
        <div className={classes.top}>
          <Text size="sm" className={classes.count}>
            {progress}
          </Text>
          {onClose && <Modal.CloseButton aria-label={words('close')} />}
        </div>
        <Progress value={(step / total) * 100} size={4} aria-label={progress} />
        <Modal.Body className={classes.body}>
          <Modal.Title ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Modal.Title>
          <Text c="dimmed" mt={4} mb="lg">
            {hint}
          </Text>
          {children}
          {footer && <div className={classes.footer}>{footer}</div>}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
