// The dialog that logs a moment which the user took without the guide: what kind, and which one.
import { useState, type SyntheticEvent } from 'react';
import type { ActivityType } from '@/shared/api/types';
import { common } from '@/shared/i18n/common';
import { useT } from '@/shared/i18n/locale';
import { ChoiceChips } from '@/shared/ui/ChoiceChips';
import { EntryDialog } from '@/shared/ui/EntryDialog';
import { toast } from '@/shared/ui/toast';
import { useRecordMoment } from '@/features/wellness/api';
import { styleNames } from '@/features/wellness/breathing/styles';
import { practices, routines } from '@/features/wellness/guides/guides';
import { useMomentName } from '@/features/wellness/today/momentName';
import { momentMessages } from './messages';

const kinds: readonly ActivityType[] = ['breathing', 'self_care', 'mindfulness'];
const namesOf: Record<ActivityType, readonly string[]> = {
  breathing: styleNames,
  self_care: routines.map(({ name }) => name),
  mindfulness: practices.map(({ name }) => name),
};

export function MomentDialog({ onClose }: { onClose: () => void }) {
  const t = useT(momentMessages);
  const words = useT(common);
  const nameOf = useMomentName();
  const record = useRecordMoment();
  const [kind, setKind] = useState<ActivityType>('breathing');
  const [name, setName] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(name === null);
    if (name === null) return;
    toast({ title: t('logged') });
    onClose();
    void record(kind, name).then((isKept) => {
      if (isKept) toast({ title: t('logged'), description: words('keptHere') });
    });
  };
  return (
    <EntryDialog title={t('title')} changed={name !== null} pending={false} onSubmit={save} onClose={onClose}>
      <ChoiceChips
        label={t('kind')}
        hint={t('hint')}
        choices={kinds.map((value) => ({ value, label: t(value) }))}
        chosen={[kind]}
        onChange={([chosen = kind]) => {
          setKind(chosen);
          setName(null);
        }}
      />
      <ChoiceChips
        label={t('which')}
        choices={namesOf[kind].map((value) => ({ value, label: nameOf(value) }))}
        chosen={name === null ? [] : [name]}
        error={missing && name === null ? t('missing') : undefined}
        onChange={([chosen]) => setName(chosen ?? null)}
      />
    </EntryDialog>
  );
}
