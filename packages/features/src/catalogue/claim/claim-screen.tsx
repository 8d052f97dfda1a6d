import { screen } from '../../kernel/index.js';
import { ClaimView } from './claim-view.js';
import { useClaim } from './use-claim.js';

/** Parameters of the mailed link. */
export interface ClaimScreenProps {
  /** Token of the link. Null when the link lacks it. */
  token: string | null;
}

/** Page behind the mailed link to listings that the operator imported: their seller signs up or logs in, and publishes them. */
export const ClaimScreen = screen(function ClaimScreen({ token }: ClaimScreenProps) {
  return token ? <Claim token={token} /> : <ClaimView page={{ status: 'missing' }} />;
});

function Claim({ token }: { token: string }) {
  return <ClaimView page={useClaim(token)} />;
}
