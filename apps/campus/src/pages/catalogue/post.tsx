export { ChooseHiveView as default } from '@campushive/features/listing-form';
