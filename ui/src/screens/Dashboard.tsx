// The dashboard: where a signed-in person starts.
import { useUser } from '@/shared/api/user';
import { PageHeader } from '@/shared/ui/PageHeader';

export function Dashboard() {
  const { name } = useUser();
  return <PageHeader title={name} />;
}
