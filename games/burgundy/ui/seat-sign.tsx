import { SeatSign as KitSign, type SeatSignProps } from '@spielstube/ui';

/** The crest of a seat; Egon wears a helmet. */
export const SeatSign = (props: Omit<SeatSignProps, 'rival'>) => <KitSign {...props} rival="rival-egon" />;
