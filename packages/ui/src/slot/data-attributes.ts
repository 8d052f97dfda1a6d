/** Attributes `data-*` in an object that describes a part. JSX takes them without a type. */
export interface DataAttributes {
  [attribute: `data-${string}`]: string | number | boolean | undefined;
}
