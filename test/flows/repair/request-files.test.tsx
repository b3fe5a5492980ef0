import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { paths } from "~/shared/paths";
import { findToast, renderScreen, toasts } from "../../support/render-app";
import { bitmap, letPhotosBeDrawn } from "./drawn-photos";
import { hold } from "./hold";
import { description, enter } from "./request-form";

const photo = new File(["pixels"], "kettle.png", { type: "image/png" });
const recording = new File(["a low hiss"], "hiss.mp3", { type: "audio/mpeg" });
const tenMegabytes = 10 * 1024 * 1024;

const ofSize = (file: File, size: number) =>
  Object.defineProperty(new File([file], file.name, { type: file.type }), "size", { value: size });

const imageInput = () => screen.findByLabelText("Upload image");
const audioInput = () => screen.findByLabelText("Upload audio");
const preview = () => screen.findByRole("img", { name: "Preview of your photo" });

/** The input's own filter is only a help: a person can get round it, by dropping for example. */
const renderForm = () => renderScreen(paths.repairRequest, { user: { applyAccept: false } });

beforeEach(letPhotosBeDrawn);

describe("a photo on the repair request", () => {
  it("is shown with its name", async () => {
    const { user } = renderForm();
    await user.upload(await imageInput(), photo);
    expect(await preview()).toBeVisible();
    expect(screen.getByText("kettle.png")).toBeVisible();
    expect(await toasts()).toEqual([]);
  });

  it("can be replaced by another", async () => {
    const { user } = renderForm();
    expect(screen.queryByText("Replace")).toBeNull();
    await user.upload(await imageInput(), photo);
    expect(await screen.findByText("Replace")).toBeVisible();
    expect(screen.queryByText("Upload image")).toBeNull();
    await user.upload(await imageInput(), new File(["more"], "lid.png", { type: "image/png" }));
    expect(await screen.findByText("lid.png")).toBeVisible();
  });

  it("can be removed, and chosen again", async () => {
    const { user } = renderForm();
    await user.upload(await imageInput(), photo);
    await preview();
    await user.click(screen.getByRole("button", { name: "Remove image" }));
    expect(screen.queryByRole("img", { name: "Preview of your photo" })).toBeNull();
    expect(screen.queryByText("kettle.png")).toBeNull();
    expect(screen.getByText("Optional. JPG, PNG or GIF, at most 10MB")).toBeVisible();
    expect(await imageInput()).toHaveFocus();

    await user.upload(await imageInput(), photo);
    expect(await preview()).toBeVisible();
  });

  it("can be dropped on its field", async () => {
    renderForm();
    fireEvent.drop(await imageInput(), { dataTransfer: { files: [photo] } });
    expect(await preview()).toBeVisible();
  });

  it("is drawn anew before it travels", async () => {
    const { user } = renderForm();
    const drawn = vi.spyOn(URL, "createObjectURL");
    await user.upload(await imageInput(), photo);
    await preview();
    const shown = drawn.mock.calls.at(-1)?.[0];
    expect(shown).toHaveProperty("type", "image/jpeg");
  });

  it("of another type is refused, and the one chosen before stays", async () => {
    const { user } = renderForm();
    await user.upload(await imageInput(), photo);
    await preview();
    await user.upload(await imageInput(), recording);
    expect(await findToast("Please upload a valid image file")).toBeVisible();
    expect(screen.getByText("kettle.png")).toBeVisible();
  });

  it("that is no picture though it says so is refused", async () => {
    vi.stubGlobal("createImageBitmap", () => Promise.reject(new DOMException("Not a picture")));
    const { user } = renderForm();
    await user.upload(await imageInput(), photo);
    expect(await findToast("Please upload a valid image file")).toBeVisible();
    expect(screen.queryByText("kettle.png")).toBeNull();
  });

  it("of more than 10 MB is refused, one of 10 MB is not", async () => {
    const { user } = renderForm();
    await user.upload(await imageInput(), ofSize(photo, tenMegabytes + 1));
    expect(await findToast("Image must be 10MB or smaller")).toBeVisible();
    expect(screen.queryByText("kettle.png")).toBeNull();

    await user.upload(await imageInput(), ofSize(photo, tenMegabytes));
    expect(await preview()).toBeVisible();
  });

  it("that was chosen last is the one that stays, whichever is read first", async () => {
    const slow = hold();
    vi.stubGlobal("createImageBitmap", async (file: File) => {
      if (file.name === "slow.png") await slow.ended;
      return bitmap;
    });
    const { user } = renderForm();
    await user.upload(await imageInput(), new File(["x"], "slow.png", { type: "image/png" }));
    await user.upload(await imageInput(), photo);
    await preview();
    slow.end();
    // Another file is read after it, so that the slow one has had its turn.
    await user.upload(await audioInput(), recording);
    await screen.findByText("hiss.mp3");
    expect(screen.getByText("kettle.png")).toBeVisible();
    expect(screen.queryByText("slow.png")).toBeNull();
  });
});

describe("a recording on the repair request", () => {
  it("that is removed while another is read does not leave that other behind", async () => {
    const reading = hold();
    const slow = new File(["x"], "slow.mp3", { type: "audio/mpeg" });
    slow.arrayBuffer = () => reading.ended.then(() => new ArrayBuffer(1));
    const { user } = renderForm();
    await user.upload(await audioInput(), recording);
    await screen.findByText("hiss.mp3");
    await user.upload(await audioInput(), slow);
    await user.click(screen.getByRole("button", { name: "Remove audio" }));
    reading.end();
    await user.upload(await imageInput(), photo);
    await preview();
    expect(screen.queryByText("Audio successfully uploaded")).toBeNull();
  });

  it("is shown by its name and that it was uploaded", async () => {
    const { user } = renderForm();
    await user.upload(await audioInput(), recording);
    expect(await screen.findByText("Audio successfully uploaded")).toBeVisible();
    expect(screen.getByText("hiss.mp3")).toBeVisible();
    expect(await toasts()).toEqual([]);
  });

  it("can be removed", async () => {
    const { user } = renderForm();
    await user.upload(await audioInput(), recording);
    await user.click(await screen.findByRole("button", { name: "Remove audio" }));
    expect(screen.queryByText("Audio successfully uploaded")).toBeNull();
    expect(screen.queryByText("hiss.mp3")).toBeNull();
  });

  it("of another type is refused", async () => {
    const { user } = renderForm();
    await user.upload(await audioInput(), photo);
    expect(await findToast("Please upload a valid audio file")).toBeVisible();
    expect(screen.queryByText("Audio successfully uploaded")).toBeNull();
  });

  it("of more than 10 MB is refused, one of 10 MB is not", async () => {
    const { user } = renderForm();
    await user.upload(await audioInput(), ofSize(recording, tenMegabytes + 1));
    expect(await findToast("Audio must be 10MB or smaller")).toBeVisible();
    expect(screen.queryByText("hiss.mp3")).toBeNull();

    await user.upload(await audioInput(), ofSize(recording, tenMegabytes));
    expect(await screen.findByText("Audio successfully uploaded")).toBeVisible();
  });

  it("that cannot be read is refused, and another can be chosen", async () => {
    const gone = new File(["x"], "gone.mp3", { type: "audio/mpeg" });
    gone.arrayBuffer = () => Promise.reject(new DOMException("Gone", "NotReadableError"));
    const { user } = renderForm();
    await user.upload(await audioInput(), gone);
    expect(await findToast("Please upload a valid audio file")).toBeVisible();
    expect(screen.queryByRole("progressbar", { name: "Reading the file" })).toBeNull();

    await user.upload(await audioInput(), recording);
    expect(await screen.findByText("Audio successfully uploaded")).toBeVisible();
  });
});

it("keeps the texts while files are chosen and removed", async () => {
  const { user } = renderForm();
  await enter(user, await description(), "My Bosch kettle");
  await user.upload(await imageInput(), photo);
  await user.click(await screen.findByRole("button", { name: "Remove image" }));
  expect(await description()).toHaveValue("My Bosch kettle");
});
