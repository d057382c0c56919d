import type { ArticleVersions } from "../article-versions.data.ts";

export const indonesianArticles: ArticleVersions = {
  最低賃金の改定に対応しました: [
    "Upah minimum yang baru sudah diterapkan",
    "Kami memeriksa upah minimum tiap prefektur beserta tanggal berlakunya.",
    "Sejak tanggal itu, lowongan dengan upah di bawah minimum tidak dapat ditayangkan. Gaji bulanan dan tahunan dihitung menjadi upah per jam.",
  ],
  資格外活動許可と週28時間: [
    "Izin kerja sambilan dan 28 jam seminggu",
    "Aturan penting bagi mahasiswa dan tanggungan yang bekerja sambilan.",
    "Dengan izin menyeluruh Anda boleh bekerja hingga 28 jam dalam tujuh hari mana pun. Jam di dua tempat kerja dijumlahkan.",
    "Mahasiswa boleh bekerja hingga delapan jam sehari hanya selama libur panjang yang ditetapkan sekolahnya.",
    "Izin tertulis di bagian belakang kartu penduduk. Periksalah sebelum melamar.",
  ],
  やさしい日本語で読めるようになりました: [
    "Situs ini kini dapat dibaca dalam bahasa Jepang mudah",
    "Pilih “やさしい日本語” dari menu bahasa di bagian atas halaman.",
    "Situs akan ditampilkan dengan kalimat pendek dan kata sederhana. Beri tahu kami jika ada yang sulit dibaca.",
  ],
  求人の審査の基準について: [
    "Cara kami memeriksa lowongan",
    "Setiap lowongan diperiksa sebelum ditayangkan.",
    "Kami memeriksa 18 kelompok butir, seperti tugas, ruang lingkup perubahan, upah, jam kerja, dan perpanjangan kontrak.",
    "Lowongan yang kurang satu butir saja tidak ditayangkan, dari perusahaan mana pun.",
  ],
  履歴書のファイルを保存できます: [
    "Berkas riwayat hidup dapat disimpan",
    "Simpan berkas PDF dan gambar, masing-masing hingga 10 MB.",
    "Data dalam foto seperti tempat pengambilan dihapus saat disimpan. Hanya perusahaan yang Anda lamar yang dapat melihatnya.",
  ],
  メッセージに既読の表示が付きました: [
    "Pesan kini menunjukkan bila sudah dibaca",
    "Pesan yang sudah dibaca pihak lain ditandai “Dibaca”.",
    "Jumlah pesan yang belum dibaca diperbarui di setiap halaman.",
  ],
  下書きの自動保存について: [
    "Draf disimpan otomatis",
    "Lamaran disimpan selama Anda menulisnya.",
    "Jika halaman ditutup, buka kembali lamaran untuk lowongan yang sama untuk melanjutkan.",
  ],
  お問い合わせの多い質問をまとめました: [
    "Jawaban atas pertanyaan yang sering diajukan",
    "Banyak yang bertanya tentang pendaftaran, lamaran, dan penutupan akun.",
    "Jika surel pendaftaran tidak sampai, periksa folder spam. Tautan berlaku 24 jam.",
  ],
  夏の採用について: [
    "Perekrutan musim panas",
    "Makin banyak pekerjaan yang dimulai pada musim panas.",
    "Lihat tanggal mulai setiap lowongan dan lamarlah lebih awal.",
  ],
  特定技能の分野を選べるようになりました: [
    "Bidang Pekerja Berketerampilan Spesifik kini dapat dipilih",
    "Daftarkan bidang Anda di antara 16 bidang.",
    "Sebelum melamar, pastikan sesuai dengan bidang yang tertulis di lowongan.",
  ],
  年末年始の審査について: [
    "Pemeriksaan pada akhir dan awal tahun",
    "Lowongan tidak diperiksa dari 29 Desember sampai 3 Januari.",
    "Lowongan yang masuk pada masa itu diperiksa berurutan mulai 4 Januari. Lamaran dan pesan berjalan seperti biasa.",
  ],
  "履歴書の書き方：最初に迷うところ": [
    "Menulis riwayat hidup Jepang: bagian yang paling sering membingungkan",
    "Foto, pendidikan, tanggal: satu per satu hal yang sering tidak jelas.",
    "Untuk pendidikan, tulis masuk dan lulus masing-masing satu baris. Pakai tahun Masehi atau tahun Jepang secara konsisten.",
    "Untuk alasan melamar, baca situs perusahaan dan tulis satu kalimat mengapa perusahaan ini. Mengaitkannya dengan pengalaman Anda lebih berarti daripada panjangnya.",
    "Ada formulir tanpa kolom jenis kelamin. Keluarga atau agama tidak perlu ditulis.",
  ],
  "面接のマナー：五分前からお礼まで": [
    "Tata krama wawancara: dari lima menit sebelumnya sampai ucapan terima kasih",
    "Urutan wawancara di Jepang pada umumnya.",
    "Datang lima menit lebih awal, sebutkan nama dan jam janji di resepsionis. Untuk wawancara daring, periksa suara dan kamera dulu.",
    "Jawab setiap pertanyaan dengan satu kalimat dulu, lalu alasannya. Boleh meminta kata diulangi.",
    "Kirim pesan terima kasih singkat pada hari yang sama.",
  ],
  やさしい日本語を書く五つのこつ: [
    "Lima kiat menulis bahasa Jepang yang mudah",
    "Pendek, jelas, tanpa dua kali penyangkalan: kiat yang dapat dipakai di tempat kerja.",
    "Satu kalimat untuk satu hal. Hindari dua kali penyangkalan.",
    "Tambahkan furigana pada kanji dan pakai sedikit kata katakana. Tulis jam dengan angka, misalnya 午後3時.",
  ],
  社会保険を知ろう: [
    "Mengenal asuransi sosial",
    "Kesehatan, pensiun, kecelakaan kerja, ketenagakerjaan: apa bedanya.",
    "Dengan asuransi kesehatan Anda membayar 30% biaya pengobatan. Asuransi pensiun untuk hari tua atau bila tidak dapat bekerja karena cedera.",
    "Asuransi kecelakaan kerja mencakup semua pekerja. Preminya dibayar perusahaan.",
    "Saat pulang ke negara asal, Anda mungkin dapat mengajukan pembayaran penarikan sekaligus.",
  ],
  "「変更の範囲」とは何か": [
    "Apa arti “ruang lingkup perubahan”",
    "Sejak April 2024 lowongan harus memuat lebih banyak hal.",
    "Ruang lingkup perubahan menjelaskan sejauh mana tugas dan tempat kerja dapat berubah kelak.",
    "Jika hanya tertulis “tugas yang ditentukan perusahaan”, tanyakan saat wawancara.",
  ],
  固定残業代の三つの数字: [
    "Tiga angka pada upah lembur tetap",
    "Yang perlu dilihat pada lowongan dengan upah lembur tetap.",
    "Pertama, gaji pokok tanpa lembur tetap. Kedua, berapa besarnya untuk berapa jam. Ketiga, apakah lembur selebihnya dibayar terpisah.",
    "Lowongan yang tidak memuat ketiganya tidak ditayangkan di situs ini.",
  ],
  JLPTと仕事の日本語: [
    "JLPT dan bahasa Jepang di tempat kerja",
    "Level ujian dan bahasa Jepang yang dipakai bekerja tidak sepenuhnya sama.",
    "Banyak orang dengan N3 merasa telepon itu sulit. Sebaliknya, ada orang dengan N4 yang pandai melayani tamu.",
    "Baca kapan bahasa Jepang dipakai dalam pekerjaan itu dan bandingkan dengan kelebihan Anda.",
  ],
  "技術・人文知識・国際業務の仕事": [
    "Pekerjaan untuk Insinyur, Spesialis Humaniora, dan Layanan Internasional",
    "Contoh pekerjaan yang boleh dan tidak boleh dengan status ini.",
    "Yang khas adalah penerjemahan lisan, desain, akuntansi, dan administrasi perdagangan. Yang Anda pelajari harus berkaitan dengan pekerjaan.",
    "Jika ragu, tanyakan kepada ahli atau kantor imigrasi. Yang ditampilkan situs ini hanya bahan pertimbangan.",
  ],
  退職するときにすること: [
    "Yang perlu dilakukan saat berhenti kerja",
    "Cara berhenti dengan baik, langkah demi langkah.",
    "Pertama sampaikan langsung kepada atasan, lalu serahkan surat pengunduran diri. Periksa dalam peraturan kerja berapa lama sebelumnya.",
    "Untuk beberapa status tinggal, imigrasi harus diberi tahu dalam 14 hari.",
  ],
  給与明細の読み方: [
    "Cara membaca slip gaji",
    "Penerimaan, potongan, dan gaji bersih: baca dalam tiga bagian.",
    "Potongan adalah asuransi kesehatan, pensiun, ketenagakerjaan, pajak penghasilan, dan pajak penduduk. Pajak penduduk sering naik sejak tahun kedua.",
    "Biasakan memeriksa jam lembur setiap bulan.",
  ],
  部屋探しで使う日本語: [
    "Bahasa Jepang untuk mencari kamar",
    "敷金, 礼金, 保証会社: kata yang perlu diketahui sebelum tanda tangan.",
    "敷金 adalah uang jaminan yang mungkin dikembalikan saat pindah. 礼金 adalah uang yang tidak dikembalikan.",
    "Teruslah bertanya tentang kontrak sampai mengerti.",
  ],
};
