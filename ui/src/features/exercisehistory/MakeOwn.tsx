// Offers to make an own exercise of a custom name.
import { Button, Text, Title } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ownExerciseMessages } from '@/shared/exercises/own/messages';
import { useT } from '@/shared/i18n/locale';
import { lazyWithPreload } from '@/shared/lib/lazyComponents';
import { Card } from '@/shared/ui/Card';

const Dialog = lazyWithPreload(() =>
  import('@/shared/exercises/own/OwnExerciseDialog').then((module) => module.OwnExerciseDialog),
);

export function MakeOwn({ name }: { name: string }) {
  const t = useT(ownExerciseMessages);
  const [opened, setOpened] = useState(false);
  return (
    <Card aria-labelledby="make-own">
      <Title order={2} size="h3" id="make-own">
        {t('makeTitle')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('makeHint')}
      </Text>
      <Button variant="light" fullWidth onClick={() => setOpened(true)}>
        {t('make')}
      </Button>
      {opened && (
        <Suspense>
          <Dialog exercise={null} name={name} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </Card>
  );
}
