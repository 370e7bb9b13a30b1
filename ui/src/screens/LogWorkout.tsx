// The workout tracker page.
import { PageHeader } from '@/shared/ui/PageHeader';

export function LogWorkout() {
  return <PageHeader title="Workout Tracker" backTo="/" />;
}
