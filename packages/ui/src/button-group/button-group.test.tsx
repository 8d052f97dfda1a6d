// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../button/button.js';
import { describeConformance } from '../test/describe-conformance.js';
import { ButtonGroup } from './button-group.js';

describeConformance('button-group', (probe) => <ButtonGroup label="Order" {...probe} />);

describe('ButtonGroup', () => {
  afterEach(cleanup);

  it('names its buttons together', () => {
    render(
      <ButtonGroup label="Order actions">
        <Button>Confirm</Button>
      </ButtonGroup>,
    );
    expect(screen.getByRole('group', { name: 'Order actions' }).children).toHaveLength(1);
  });
});
