import { newEmail } from './support/account.ts';
import { originOf } from './support/bag.ts';
import { hydrated } from './support/hydrated.ts';
import { answerConsent } from './support/consent.ts';
import { listenTo } from './support/speech.ts';
import { expect, test } from './support/test.ts';

test('the account of a provider signs in, is removed, and says where it could not be used [A2.110]', async ({
  request,
  browser,
}) => {
  const origin = await originOf({ request });
  // The sandbox's provider answers browsers on this machine only, and the page of a test comes from elsewhere.
  const context = await browser.newContext({ baseURL: origin });
  await answerConsent(context, origin);
  const page = await context.newPage();
  const speech = await listenTo(page);
  const signedIn = async () => {
    const visitor = await page.request.get('/api/visitor?sitePath=gb');
    expect(await visitor.json()).toMatchObject({ identity: { kind: 'customer' } });
  };
  const goToProvider = async () => {
    await page.goto('/gb/account/login?returnTo=%2Ftrack-order');
    await hydrated(page);
    await page.getByRole('link', { name: 'Continue with Sandbox ID' }).click();
    // The page before has a field of the same name.
    await expect(page.getByRole('button', { name: 'Agree and continue' })).toBeVisible();
  };

  await test.step('tells in a dialog why the account of a provider could not be used', async () => {
    await goToProvider();
    await page.getByRole('button', { name: 'Do not agree' }).click();
    const dialog = page.getByRole('dialog', { name: 'Signing in there did not work' });
    await expect(dialog).toContainText('You have ended signing in with the other account.');
    await expect(dialog.getByRole('link')).toHaveAttribute('href', /^tel:\d+$/);
  });

  await test.step('signs in by the account of a provider, and leads back to where the visitor was', async () => {
    await goToProvider();
    await page.getByLabel('Email address').fill(newEmail());
    speech.forget();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page).toHaveURL(/\/gb\/track-order$/);
    await signedIn();
    await speech.expectHeard('You are signed in');
  });

  await test.step('the way in stays as long as it is the only one; with a password it can be removed', async () => {
    await page.goto('/gb/account');
    await hydrated(page);
    const remove = page.getByRole('button', { name: 'Remove Sandbox ID' });
    await expect(page.getByText('This is the only way to sign in')).toBeVisible();
    await expect(remove).toHaveCount(0);
    await page.getByLabel('New password', { exact: true }).fill('correct horse 42');
    await page.getByRole('button', { name: 'Save the password' }).press('Enter');
    await remove.press('Enter');
    await expect(page.getByRole('main').getByText('It can no longer be used to sign in.')).toBeVisible();
  });

  await test.step('signs in by a provider that posts its answer from a site of its own', async () => {
    await context.clearCookies();
    await page.goto('/gb/account/external/sandbox?returnTo=%2Ftrack-order');
    await page.goto(`${page.url()}&response_mode=form_post`);
    await page.getByLabel('Email address').fill(newEmail());
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page.getByRole('button', { name: 'Back to the shop' })).toBeVisible();
    // The sandbox is at the shop's own origin; other providers are not.
    const form = await page.content();
    await page.route('http://accounts.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: form }),
    );
    await page.goto('http://accounts.example/answer');
    await page.getByRole('button', { name: 'Back to the shop' }).click();
    await expect(page).toHaveURL(/\/gb\/track-order$/);
    await signedIn();
  });
  await context.close();
});
