import { ApiError } from '@campushive/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { dark, french, smallPhone } from '../../test/screen-states.js';
import { withCampus } from '../testing/with-campus.js';
import { LoginScreen } from './login-screen.js';
import { RegisterScreen } from './register-screen.js';

const refused = () =>
  Promise.reject(
    new ApiError({
      code: 'invalid_credentials',
      status: 401,
      message: 'Login failed. Please check your credentials.',
    }),
  );

const meta = {
  title: 'Screens/Auth',
  component: LoginScreen,
  decorators: [withCampus],
  parameters: { layout: 'fullscreen', campus: { session: { status: 'anonymous' } } },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {};

export const LoginWrong: Story = {
  parameters: { campus: { session: { status: 'anonymous' }, client: { auth: { login: refused } } } },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('given an address that is not a university’s', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'esi@gmail.com');
      await userEvent.tab();
      await waitFor(() =>
        expect(canvas.getByText('Must be a valid university email (e.g., you@st.ug.edu.gh)')).toBeVisible(),
      );
    });
    await step('when the right address is sent with a wrong password', async () => {
      await userEvent.clear(canvas.getByLabelText('Email'));
      await userEvent.type(canvas.getByLabelText('Email'), 'esi@st.ug.edu.gh');
      await userEvent.type(canvas.getByLabelText('Password'), 'wrong-one');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    });
    await step('then the form says so and keeps what was typed', async () => {
      await waitFor(() =>
        expect(canvas.getAllByText('Login failed. Please check your credentials.')[0]).toBeVisible(),
      );
      await expect(canvas.getByLabelText('Email')).toHaveValue('esi@st.ug.edu.gh');
    });
  },
};

export const Register: Story = { render: () => <RegisterScreen /> };

export const RegisterAddress: Story = {
  render: () => <RegisterScreen />,
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('when a university with two domains is chosen', () =>
      userEvent.selectOptions(canvas.getByLabelText('University'), 'ug'),
    );
    await step('then its first domain follows the username, and the other can be chosen', async () => {
      await waitFor(() => expect(canvas.getAllByText('@st.ug.edu.gh')[0]).toBeVisible());
      await userEvent.selectOptions(canvas.getByLabelText('Email domain'), 'stud.ug.edu.gh');
      await waitFor(() => expect(canvas.getAllByText('@stud.ug.edu.gh')[0]).toBeVisible());
    });
  },
};

export const French: Story = french;
export const Dark: Story = { ...dark, tags: ['!test'] };
export const SmallPhone: Story = { ...smallPhone, tags: ['!test'] };
export const RegisterInFrench: Story = { ...french, render: () => <RegisterScreen /> };
