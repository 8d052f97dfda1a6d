import { MAX_STALL_ITEM_NAME, MAX_STALL_ITEMS } from '@campushive/contract';
import { randomId } from '@campushive/contract/random-id';
import { Alert } from '@campushive/ui/alert';
import { Button } from '@campushive/ui/button';
import { Checkbox } from '@campushive/ui/checkbox';
import { TextField } from '@campushive/ui/text-field';
import { Plus, Trash2 } from 'lucide-react';
import { PhotoSlot } from '../../../base/parts/uploads/photo-slot.js';
import { CountField } from '../../../base/parts/count/count-field.js';
import { PriceField } from '../../../base/parts/price/price-field.js';
import { useMessages } from '../../../kernel/index.js';
import { removeAt, replaceAt } from '../../availability/availability-draft.js';
import { newItem, type ItemDraft } from './stall-draft.js';
import { catalogue } from './stall-desk.catalogue.js';
import { Section, useErrorOf, type StallPartProps } from './stall-form-parts.js';

/** Price list of the form: 1 to 30 items. */
export function ItemList({ form, draft }: StallPartProps) {
  const t = useMessages(catalogue);
  const errorOf = useErrorOf(form);
  const { items } = draft;
  const put = (next: readonly ItemDraft[]) => form.onChange({ items: next });
  const listError = errorOf('items');
  return (
    <Section title={t.priceList}>
      {items.map((item, index) => (
        <ItemFields
          key={item.key}
          item={item}
          number={index + 1}
          errorOf={(field) => errorOf(`items.${index}.${field}`)}
          onChange={(change) => put(replaceAt(items, index, { ...item, ...change }))}
          onRemove={items.length === 1 ? null : () => put(removeAt(items, index))}
        />
      ))}
      {listError === undefined ? null : <Alert tone="danger">{listError}</Alert>}
      {items.length >= MAX_STALL_ITEMS ? null : (
        <Button
          variant="outline"
          leading={<Plus aria-hidden="true" />}
          onClick={() => put([...items, newItem(randomId())])}
        >
          {t.addItem}
        </Button>
      )}
    </Section>
  );
}

interface ItemFieldsProps {
  item: ItemDraft;
  number: number;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<ItemDraft>) => void;
  /** Null for the only item. */
  onRemove: (() => void) | null;
}

function ItemFields({ item, number, errorOf, onChange, onRemove }: ItemFieldsProps) {
  const t = useMessages(catalogue);
  return (
    <fieldset className="grid gap-3 rounded-card border border-line p-3">
      <legend className="sr-only">{t.item(number)}</legend>
      <div className="flex items-start gap-3">
        <PhotoSlot
          label={t.itemPhoto}
          removeLabel={t.removePhoto}
          retryLabel={t.retryPhoto}
          photo={item.photo}
          className="size-20"
          onChange={(photo) => onChange({ photo })}
        />
        <TextField
          className="min-w-0 grow"
          label={t.itemName}
          maxLength={MAX_STALL_ITEM_NAME}
          value={item.name}
          error={errorOf('name')}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        <PriceField
          label={t.price}
          typed={item.price}
          error={errorOf('price')}
          onChange={(event) => onChange({ price: event.target.value })}
          onChoose={(price) => onChange({ price })}
        />
        <CountField
          label={t.stock}
          // Half a phone's width has no room for the buttons.
          hideSteppers
          min={0}
          placeholder={t.stockPlaceholder}
          typed={item.stock}
          error={errorOf('stock')}
          onType={(stock) => onChange({ stock })}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {item.id === null ? (
          <span />
        ) : (
          <Checkbox
            label={t.soldOut}
            checked={item.isSoldOut}
            onCheckedChange={(isSoldOut) => onChange({ isSoldOut: isSoldOut === true })}
          />
        )}
        {onRemove === null ? null : (
          <Button variant="ghost" size="sm" leading={<Trash2 aria-hidden="true" />} onClick={onRemove}>
            {t.removeItem(item.name === '' ? t.item(number) : item.name)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
