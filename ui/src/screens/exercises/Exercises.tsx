// /exercises: the exercise library. On wide screens the opened exercise is beside the list; on others it replaces it.
import { Button, CloseButton, Text, Title } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { OwnActions } from '@/features/exercisehistory/OwnActions';
import { LibraryFilters } from '@/features/exerciselibrary/LibraryFilters';
import { LibraryList } from '@/features/exerciselibrary/LibraryList';
import { createLibraryFinder, hasFilters, noFilters } from '@/features/exerciselibrary/librarySearch';
import { libraryMessages } from '@/features/exerciselibrary/messages';
import { MuscleChoice } from '@/features/exerciselibrary/MuscleChoice';
import { useLibraryFilter } from '@/features/exerciselibrary/useLibraryFilter';
import { useCatalogue } from '@/features/plans/api';
import type { Exercise } from '@/shared/api/types';
import { useUser } from '@/shared/api/user';
import { shownName } from '@/shared/exercises/exerciseName';
import { isHidden, markOf, useExerciseMarks, useSaveMark, type Marks } from '@/shared/exercises/marks';
import { pickerMessages } from '@/shared/exercises/messages';
import { useFreshOwnExercises } from '@/shared/exercises/own/useFreshOwnExercises';
import { useBackNavigation } from '@/shared/hooks/useBackNavigation';
import { useLocale, useT } from '@/shared/i18n/locale';
import { Card } from '@/shared/ui/Card';
import { ErrorState } from '@/shared/ui/ErrorState';
import { PageHeader } from '@/shared/ui/PageHeader';
import { LoadingRegion, Placeholder } from '@/shared/ui/Placeholder';
import { ExercisePreview, PreviewFacts } from './ExercisePreview';
import { NewExercise } from './NewExercise';
import classes from './Exercises.module.css';

export function Exercises() {
  const t = useT(libraryMessages);
  const onBack = useBackNavigation();
  const roomy = useRoom();
  const { data, error, refetch } = useCatalogue();
  if (data) return <Library catalogue={data} />;
  return (
    <>
      <PageHeader title={t('title')} subtitle={roomy && t('intro')} backTo="/workout-planner" onBack={onBack} />
      {error ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <LoadingRegion>
          <Placeholder height={44} />
          <Placeholder height={480} radius="lg" mt={24} />
        </LoadingRegion>
      )}
    </>
  );
}

// A phone shows the list instead of the introduction.
const useRoom = () => useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });

function Library({ catalogue }: { catalogue: readonly Exercise[] }) {
  const t = useT(libraryMessages);
  const onBack = useBackNavigation();
  const roomy = useRoom();
  const wide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const field = useRef<HTMLInputElement>(null);
  const library = useLibraryFilter();
  const marks = useExerciseMarks();
  useFreshOwnExercises();
  const opened = catalogue.find(({ name }) => name.toLowerCase() === library.opened?.toLowerCase()) ?? null;
  const missing = opened === null ? library.opened : null;
  const replacesList = !wide && opened !== null;
  const keepPlace = useKeptPlace(replacesList);
  const close = useClosing(library.close, opened, field);
  const preview = opened && (
    <Opened key={opened.key} {...{ catalogue, marks, wide, library }} exercise={opened} onClose={close} />
  );
  return (
    <>
      {replacesList && preview}
      {/* The list stays, with its place and what was typed. */}
      <div hidden={replacesList}>
        {!replacesList && (
          <PageHeader
            title={t('title')}
            subtitle={roomy && t('intro')}
            backTo="/workout-planner"
            onBack={onBack}
            action={<NewExercise name={library.filter.text.trim()} onMade={({ name }) => library.open(name)} />}
          />
        )}
        {missing !== null && <Missing name={missing} onClose={close} />}
        <div className={classes.columns}>
          <List {...{ catalogue, marks, library, field, opened }} onOpen={keepPlace} />
          {wide && <aside className={classes.side}>{preview ?? <WhichMuscle {...{ catalogue, library }} />}</aside>}
        </div>
      </div>
    </>
  );
}

interface MissingProps {
  name: string;
  onClose: () => void;
}

// The address names an exercise that was deleted or renamed, or never existed.
function Missing({ name, onClose }: MissingProps) {
  const t = useT(libraryMessages);
  return (
    <Card role="status" className={classes.missing}>
      <div>
        <Text fw={600}>{t('missing', { name })}</Text>
        <Text size="sm" c="dimmed">
          {t('missingHint')}
        </Text>
      </div>
      <CloseButton aria-label={t('toList')} onClick={onClose} />
    </Card>
  );
}

// Returns to the same place of the list after an exercise replaced it.
function useKeptPlace(replaced: boolean): () => void {
  const place = useRef(0);
  useLayoutEffect(() => {
    if (!replaced && place.current > 0) window.scrollTo({ top: place.current });
  }, [replaced]);
  return () => {
    place.current = window.scrollY;
  };
}

// Closes the exercise; the focus returns to the search field once the list is back.
function useClosing(close: () => void, opened: Exercise | null, field: RefObject<HTMLInputElement | null>): () => void {
  const closed = useRef(false);
  useEffect(() => {
    if (opened === null && closed.current) field.current?.focus();
    closed.current = false;
  }, [opened, field]);
  return () => {
    closed.current = true;
    close();
  };
}

interface PartProps {
  catalogue: readonly Exercise[];
  library: ReturnType<typeof useLibraryFilter>;
}

interface ListProps extends PartProps {
  marks: Marks;
  field: RefObject<HTMLInputElement | null>;
  opened: Exercise | null;
  onOpen: () => void;
}

function List({ catalogue, marks, library, field, opened, onOpen }: ListProps) {
  const t = useT(libraryMessages);
  const locale = useLocale();
  const user = useUser();
  const { mutate: saveMark } = useSaveMark();
  const { filter, open } = library;
  const searched = useDeferredValue(filter);
  const find = useMemo(() => createLibraryFinder(catalogue, locale), [catalogue, locale]);
  const groups = useMemo(() => find(searched, marks, user), [find, searched, marks, user]);
  const isFavorite = (exercise: Exercise) => markOf(exercise, marks) === 'favorite';
  return (
    <LibraryList
      field={field}
      text={filter.text}
      groups={groups}
      search={JSON.stringify(searched)}
      opened={opened?.name ?? null}
      isFavorite={isFavorite}
      emptyHint={t(filter.only === 'favorites' && filter.text === '' ? 'noFavorites' : 'nothing')}
      emptyAction={<EmptyAction library={library} />}
      filters={
        <LibraryFilters
          catalogue={catalogue}
          filter={filter}
          hasHidden={catalogue.some((each) => isHidden(each, marks))}
          hasOwn={catalogue.some(({ own }) => own)}
          onChange={library.change}
        />
      }
      onType={library.type}
      onOpen={(exercise) => {
        onOpen();
        open(exercise.name);
      }}
      onFavorite={(exercise) =>
        saveMark({ exerciseName: exercise.name, mark: isFavorite(exercise) ? null : 'favorite' })
      }
    />
  );
}

function EmptyAction({ library: { filter, change, open } }: Pick<PartProps, 'library'>) {
  const words = useT(pickerMessages);
  const name = filter.text.trim();
  if (hasFilters(filter)) {
    return (
      <Button variant="default" onClick={() => change(noFilters)}>
        {words('clear')}
      </Button>
    );
  }
  if (name === '') return null;
  return <NewExercise name={name} label={words('make', { name })} onMade={(made) => open(made.name)} />;
}

// Beside the list while no exercise is opened.
function WhichMuscle({ catalogue, library: { filter, change } }: PartProps) {
  const t = useT(libraryMessages);
  return (
    <Card aria-labelledby="which-muscle">
      <Title order={2} size="h3" id="which-muscle">
        {t('whichMuscle')}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('whichMuscleHint')}
      </Text>
      <MuscleChoice catalogue={catalogue} muscle={filter.muscle} onChoose={(muscle) => change({ muscle })} />
    </Card>
  );
}

interface OpenedProps extends PartProps {
  exercise: Exercise;
  marks: Marks;
  wide: boolean;
  onClose: () => void;
}

function Opened({ exercise, catalogue, marks, wide, library: { pathOf }, onClose }: OpenedProps) {
  const t = useT(libraryMessages);
  const locale = useLocale();
  const onBack = useBackNavigation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Keys in a dialog of the preview arrive here too.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented) onClose();
  };
  const name = shownName(exercise, locale);
  return (
    // eslint-disable-next-line jsx-a11y-x/no-static-element-interactions -- Escape closes it from every part inside
    <div onKeyDown={onKeyDown}>
      {wide ? (
        <header className={classes.head}>
          <div>
            <Title order={2} ref={heading} tabIndex={-1}>
              {name}
            </Title>
            <Text size="sm" c="dimmed">
              <PreviewFacts exercise={exercise} />
            </Text>
          </div>
          <div className={classes.headActions}>
            {exercise.own && <OwnActions exercise={exercise} />}
            <CloseButton aria-label={t('toList')} onClick={onClose} />
          </div>
        </header>
      ) : (
        <PageHeader
          title={name}
          subtitle={<PreviewFacts exercise={exercise} />}
          backTo={pathOf(null)}
          backLabel={t('toList')}
          onBack={onBack}
          action={exercise.own && <OwnActions exercise={exercise} />}
        />
      )}
      <ExercisePreview {...{ exercise, catalogue, marks }} pathOf={pathOf} />
    </div>
  );
}
