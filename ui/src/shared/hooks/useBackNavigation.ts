// The back arrow of a page that many lead to: where one came from, else the place that it names; it knows no page.
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

// For PageHeader's onBack, beside backTo.
export function useBackNavigation(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    // The first page of a visit has nothing behind it; with a key held, the arrow is a link like any other.
    if (key === 'default' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(-1);
  };
}
