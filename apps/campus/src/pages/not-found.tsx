export { NotFoundScreen as default } from '@campushive/features/home';
