// The actions of a session that the chat proposes: start it in the tracker, put it on a day of a plan, or change it.
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendarPlus, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { plannedExercises } from '@/features/coach/recommendation/recommendation';
import { ChangeSession } from '@/features/coach/session/ChangeSession';
import type { SessionActionsProps } from '@/features/coach/session/SessionCard';
import { sessionMessages } from '@/features/coach/session/sessionMessages';
import { SaveAsPlannedDay } from '@/features/plans/saveday/SaveAsPlannedDay';
import { startFree } from '@/features/workouts/training/startFree';
import { FREE, isBlank } from '@/features/workouts/training/training';
import { useTrainings } from '@/features/workouts/training/trainingStore';
import type { ChatSession } from '@/features/coach/chat/parts';
import { useReturnFocus } from '@/shared/hooks/useReturnFocus';
import { useToday } from '@/shared/hooks/useToday';
import { common } from '@/shared/i18n/common';
import { workoutNames } from '@/shared/i18n/labels';
import { useFormat, useT } from '@/shared/i18n/locale';
import { formatDay, weekdayOf } from '@/shared/lib/dates';
import { Modal } from '@/shared/ui/Modal';
import classes from './AiCoachSession.module.css';

const TRACKER = `/log-workout?workout=${FREE}`;

export function SessionActions({ session, isLatest }: SessionActionsProps) {
  const t = useT(sessionMessages);
  const [isPlanning, dialog] = useDisclosure(false);
  return (
    <div className={classes.actions}>
      <StartSession session={session} isLatest={isLatest} />
      <Button variant="default" leftSection={<IconCalendarPlus size={18} aria-hidden />} onClick={dialog.open}>
        {t('plan')}
      </Button>
      <ChangeSession />
      {isPlanning && <PlanSession session={session} onClose={dialog.close} />}
    </div>
  );
}

function StartSession({ session, isLatest }: SessionActionsProps) {
  const t = useT(sessionMessages);
  const names = useT(workoutNames);
  const navigate = useNavigate();
  const today = useToday();
  const isBusy = useTrainings(({ trainings: { [FREE]: begun } }) => begun !== undefined && !isBlank(begun));
  if (isBusy) {
    return (
      <div className={classes.busy}>
        <Text size="sm" c="dimmed">
          {t('unfinished')}
        </Text>
        <Button component={Link} to={TRACKER} variant="subtle">
          {t('openUnfinished')}
        </Button>
      </div>
    );
  }
  return (
    <Button
      className={classes.start ?? ''}
      variant={isLatest ? 'filled' : 'light'}
      leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
      onClick={() => {
        startFree(session, names(session.type), today);
        void navigate(TRACKER);
      }}
    >
      {t('start')}
    </Button>
  );
}

function PlanSession({ session, onClose }: { session: ChatSession; onClose: () => void }) {
  useReturnFocus();
  const t = useT(sessionMessages);
  const words = useT(common);
  const names = useT(workoutNames);
  const format = useFormat();
  const today = useToday();
  const asked = session.date;
  const day =
    asked && t('planDay', { day: formatDay(asked, format, { weekday: 'long', day: 'numeric', month: 'long' }) });
  const hint = (text: string) => [day, text].filter(Boolean).join(' ');
  return (
    <Modal opened onClose={onClose} title={t('plan')} closeButtonProps={{ 'aria-label': words('close') }}>
      <SaveAsPlannedDay
        title={names(session.type)}
        type={session.type}
        exercises={plannedExercises(session.exercises)}
        dayOfWeek={weekdayOf(asked ?? today)}
        isDayChosen={Boolean(asked)}
        onSaved={onClose}
        words={{ hint: hint(t('planText')), hintNoPlan: hint(t('planTextNoPlan')) }}
      />
    </Modal>
  );
}
