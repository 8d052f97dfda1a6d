export { HomeScreen as default } from '@campushive/features/home';
